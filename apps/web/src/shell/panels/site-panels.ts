export const SITE_PANELS = [
  'menu',
  'cart',
  'wishlist',
  'country',
  'price-guarantee',
  'soft-login',
  'employee-stores',
] as const
export type SitePanel = (typeof SITE_PANELS)[number]

export interface OpenPanel {
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
  const change = (next: OpenPanel | undefined) => {
    if (current === next) return
    current = next
    for (const listener of listeners) listener()
  }
  return {
    open: (name, detail) => change({ name, detail }),
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
