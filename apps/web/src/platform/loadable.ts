import { use, type ReactNode } from 'react'

export type View<Props> = (props: Props) => ReactNode

/** Code that is fetched once, when it is needed, and from then on is simply there. */
export interface Loadable<Props> {
  readonly load: () => Promise<View<Props>>
  readonly peek: () => View<Props> | undefined
}

export function loadable<Props>(fetchCode: () => Promise<View<Props>>): Loadable<Props> {
  let loaded: View<Props> | undefined
  let loading: Promise<View<Props>> | undefined
  return {
    peek: () => loaded,
    load() {
      loading ??= fetchCode().then(
        (component) => (loaded = component),
        (error: unknown) => {
          loading = undefined
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
