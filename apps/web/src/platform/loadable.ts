import { use, type ReactNode } from 'react'

export type View<Props> = (props: Props) => ReactNode

/** Code that is fetched once, when it is needed, and from then on is simply there. */
export interface Loadable<Props> {
  readonly load: () => Promise<View<Props>>
  readonly peek: () => View<Props> | undefined
}

const TRY_AGAIN_MS = 1000

export function loadable<Props>(fetchCode: () => Promise<View<Props>>): Loadable<Props> {
  let loaded: View<Props> | undefined
  let loading: Promise<View<Props>> | undefined
  return {
    peek: () => loaded,
    load() {
      loading ??= fetchCode().then(
        (component) => (loaded = component),
        (error: unknown) => {
          // Whoever draws it meanwhile gets the same answer: asked for at every drawing, it would be asked for without end.
          setTimeout(() => (loading = undefined), TRY_AGAIN_MS)
          throw error
        },
      )
      return loading
    },
  }
}

/** Suspends until the code is there; renders without a pause when it already is. */
export function useLoadable<Props>(code: Loadable<Props>): View<Props> {
  return code.peek() ?? use(code.load())
}
