import { PAGE_VIEWS_WINDOW_MS } from '@firkant/domain/stock/page-views.ts'
import { onePerShop } from '../../platform/one-per-shop.ts'
import type { Shop } from '../../platform/shop-context.ts'
import { createShopStorage, type ShopStorage } from '../../platform/shop-storage.ts'

const VIEWER_KEY = 'viewer'

export interface ViewerNumber {
  readonly read: () => string | undefined
  readonly save: (viewer: string) => void
}

/** The tab's number, by which it counts once per product. It ends when what it looked at last counts no more. */
export function createViewerNumber(storage: Pick<ShopStorage, 'get' | 'set'>, now: () => number): ViewerNumber {
  return {
    read() {
      const [viewer, until] = storage.get(VIEWER_KEY)?.split(' ') ?? []
      return Number(until) > now() ? viewer : undefined
    },
    save: (viewer) => storage.set(VIEWER_KEY, `${viewer} ${now() + PAGE_VIEWS_WINDOW_MS}`),
  }
}

export const viewerNumberOf = onePerShop(({ reportError }: Pick<Shop, 'dynamicData' | 'reportError'>) =>
  createViewerNumber(
    createShopStorage(
      () => window.sessionStorage,
      (error) => reportError(error, 'warn'),
    ),
    Date.now,
  ),
)
