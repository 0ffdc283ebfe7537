export const SITE_PANELS = [
  'menu',
  'search',
  'cart',
  'wishlist',
  'country',
  'price-guarantee',
  'soft-login',
  'employee-stores',
] as const
export type SitePanel = (typeof SITE_PANELS)[number]

export interface OpenPanel {
  /** Another one each time a panel opens: what it held before is forgotten. */
  readonly id: number
  readonly name: SitePanel
  /** What the panel is about, from whoever opened it. */
  readonly detail?: unknown
}

export interface SitePanels {
  /** Opens it in the place of whichever is open. */
  readonly open: (name: SitePanel, detail?: unknown) => void
  readonly close: () => void
  readonly current: () => OpenPanel | undefined
  readonly subscribe: (listener: () => void) => () => void
}

export function createSitePanels(): SitePanels {
  const listeners = new Set<() => void>()
  let current: OpenPanel | undefined
  let lastId = 0
  const change = (next: OpenPanel | undefined) => {
    if (current === next) return
    current = next
    for (const listener of listeners) listener()
  }
  return {
    open(name, detail) {
      // The one that is open already stays and is about something else.
      if (current?.name !== name) lastId += 1
      change({ id: lastId, name, detail })
    },
    close: () => change(undefined),
    current: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** One visitor, one panel: only the browser ever opens one. */
export const sitePanels = createSitePanels()
