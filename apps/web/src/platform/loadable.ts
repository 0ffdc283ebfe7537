import { use, type ReactNode } from 'react'
import { DrawnCodeContext, type CodeNeed } from './drawn-code.ts'

export type View<Props> = (props: Props) => ReactNode

/** Code that is fetched once, when it is needed, and from then on is simply there. */
export interface LazyCode<Code> {
  readonly load: () => Promise<Code>
  readonly peek: () => Code | undefined
  /** The source file, as the build's manifest names it: the build for the server writes it in. */
  readonly source: string | undefined
}

export type Loadable<Props> = LazyCode<View<Props>>

const TRY_AGAIN_MS = 1000

/** On the server all of it is fetched before the first request. */
const knownOnServer = new Set<LazyCode<unknown>>()

/** The import must stand in the call: `build/name-lazy-code.ts` reads the file's name from it. */
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
          // Whoever draws it meanwhile gets the same answer: asked for at every drawing, it would be asked for without end.
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

/** Code may bring more code with it: until nothing is missing. */
export async function loadAllCode(): Promise<void> {
  const missing = [...knownOnServer].filter((code) => code.peek() === undefined)
  if (missing.length === 0) return
  await Promise.all(missing.map((code) => code.load()))
  await loadAllCode()
}

/** Suspends until the code is there; renders without a pause when it already is. */
export function useLoadable<Props>(code: Loadable<Props>, need: CodeNeed = 'now'): View<Props> {
  use(DrawnCodeContext)?.note(code.source, need)
  return code.peek() ?? use(code.load())
}
