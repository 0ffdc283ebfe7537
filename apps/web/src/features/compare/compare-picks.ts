import { readComparedSkus } from '@firkant/domain/compare/compare-address.ts'
import { createEmitter } from '@firkant/domain/events/emitter.ts'
import { onePerShop } from '../../platform/one-per-shop.ts'
import { createShopStorage } from '../../platform/shop-storage.ts'

const PICKS_KEY = 'compared'

/** What this tab compares: the next thing is added to it. */
export const comparePicks = onePerShop(({ reportError }) => {
  const storage = createShopStorage(
    () => window.sessionStorage,
    (error) => reportError(error, 'warn'),
  )
  const { subscribe, emit } = createEmitter()
  return {
    /** `A,B`: the same text while nothing changed. */
    text: () => storage.get(PICKS_KEY) ?? '',
    list: () => readComparedSkus(storage.get(PICKS_KEY)),
    save(skus: readonly string[]) {
      storage.set(PICKS_KEY, skus.join(','))
      emit()
    },
    subscribe,
  }
})
