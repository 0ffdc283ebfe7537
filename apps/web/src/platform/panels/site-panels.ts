import { createEmitter } from '@firkant/domain/events/emitter.ts'
export const SITE_PANELS = [
  'menu',
  'search',
  'cart',
  'wishlist',
  'shopping-list',
  'country',
  'consent',
  'price-guarantee',
  'soft-login',
  'employee-stores',
  'store-stock',
  'delivery-place',
] as const
export type SitePanel = (typeof SITE_PANELS)[number]

export interface OpenPanel {
  /** New each time a panel opens, so that it starts with fresh state. */
  readonly id: number
  readonly name: SitePanel
  /** Argument of the panel, from its opener. */
  readonly detail?: unknown
}

export interface SitePanels {
  /** Replaces the open panel, if any. */
  readonly open: (name: SitePanel, detail?: unknown) => void
  readonly close: () => void
  readonly current: () => OpenPanel | undefined
  readonly subscribe: (listener: () => void) => () => void
}

export function createSitePanels(): SitePanels {
  const { subscribe, emit } = createEmitter()
  let current: OpenPanel | undefined
  let lastId = 0
  const change = (next: OpenPanel | undefined) => {
    if (current === next) return
    current = next
    emit()
  }
  return {
    open(name, detail) {
      // Already open: it stays, with the new detail.
      if (current?.name !== name) lastId += 1
      change({ id: lastId, name, detail })
    },
    close: () => change(undefined),
    current: () => current,
    subscribe,
  }
}

/** One panel per window; only the browser opens one. */
export const sitePanels = createSitePanels()
