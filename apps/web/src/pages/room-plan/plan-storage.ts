import { readPlan } from '@firkant/domain/room-plan/plan-address.ts'
import { onePerShop } from '../../platform/one-per-shop.ts'
import { createShopStorage } from '../../platform/shop-storage.ts'

const PLAN_KEY = 'room-plan'

/** The visitor's own room, for the next thing that they want to see in it. */
export const planStorage = onePerShop(({ reportError }) => {
  const storage = createShopStorage(
    () => window.localStorage,
    (error) => reportError(error, 'warn'),
  )
  return {
    /** Undefined if there is none that could be drawn. */
    read(): string | undefined {
      const text = storage.get(PLAN_KEY)
      return text !== null && readPlan(text).isRead ? text : undefined
    },
    save: (text: string) => storage.set(PLAN_KEY, text),
  }
})
