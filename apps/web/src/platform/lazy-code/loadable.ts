import { use, type ReactNode } from 'react'
import { RenderedChunksContext, type ChunkNeed } from './rendered-chunks.ts'

export type View<Props> = (props: Props) => ReactNode

/** Code that is fetched once, on demand. */
export interface LazyCode<Code> {
  readonly load: () => Promise<Code>
  readonly peek: () => Code | undefined
  /** Source file by its name in the build's manifest; written in by the server build. */
  readonly source: string | undefined
}

export type Loadable<Props> = LazyCode<View<Props>>

const TRY_AGAIN_MS = 1000

/** The server loads all of it before the first request. */
const knownOnServer = new Set<LazyCode<unknown>>()

/** The import must stand in the call: `build/code/name-lazy-code.ts` reads the file's name from it. */
export function lazyCode<Code>(fetchCode: () => Promise<Code>, source?: string): LazyCode<Code> {
  let loaded: Code | undefined
  let loading: Promise<Code> | undefined
  const code: LazyCode<Code> = {
    source,
    peek: () => loaded,
    load() {
      loading ??= fetchCode().then(
        (fetched) => (loaded = fetched),
        (error: unknown) => {
          // Renders within this time share the failure; retrying on every render would never end.
          setTimeout(() => (loading = undefined), TRY_AGAIN_MS)
          throw error
        },
      )
      return loading
    },
  }
  if (import.meta.env.SSR) knownOnServer.add(code)
  return code
}

export function loadable<Props>(fetchCode: () => Promise<View<Props>>, source?: string): Loadable<Props> {
  return lazyCode(fetchCode, source)
}

/** One of several views that come in one chunk. */
export function viewOf<Views, Name extends keyof Views>(views: LazyCode<Views>, name: Name): LazyCode<Views[Name]> {
  let whole: Promise<Views> | undefined
  let loading: Promise<Views[Name]> | undefined
  return {
    source: views.source,
    peek: () => views.peek()?.[name],
    load() {
      const current = views.load()
      // The same promise for every render that waits.
      if (loading === undefined || current !== whole) loading = current.then((loaded) => loaded[name])
      whole = current
      return loading
    },
  }
}

/** Loaded code may register more of it: repeat until nothing is missing. */
export async function loadAllCode(): Promise<void> {
  const missing = [...knownOnServer].filter((module) => module.peek() === undefined)
  if (missing.length === 0) return
  await Promise.all(missing.map((module) => module.load()))
  await loadAllCode()
}

/** Suspends until the code is loaded; renders at once when it already is. */
export function useLoadable<Props>(code: Loadable<Props>, need: ChunkNeed = 'now'): View<Props> {
  use(RenderedChunksContext)?.note(code.source, need)
  return code.peek() ?? use(code.load())
}
