import { demoShare } from './demo-share.ts'
import type { DemoProduct } from './demo-files.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export interface DemoStock {
  readonly onHand: number
  readonly backOrderDays: number | null
}

/** Every state of stock is in the demo: most is there, some is low, some gone, some ordered back. */
export function demoStock(product: DemoProduct): DemoStock {
  const part = demoShare(`stock:${product.productKey}`, 20)
  if (part === 0) return { onHand: 0, backOrderDays: null }
  if (part <= 2) return { onHand: 0, backOrderDays: 28 + demoShare(`days:${product.productKey}`, 3) * 7 }
  if (part <= 5) return { onHand: 1 + demoShare(`low:${product.productKey}`, 5), backOrderDays: null }
  return { onHand: 6 + demoShare(`much:${product.productKey}`, 90), backOrderDays: null }
}

/** One design in eight came within the last two months. */
export function demoLaunch(product: DemoProduct, now: Date): Date {
  const isNew = demoShare(`new:${product.designKey}`, 8) === 0
  const days = isNew ? 5 + demoShare(`age:${product.designKey}`, 40) : 120 + demoShare(`age:${product.designKey}`, 900)
  return new Date(now.getTime() - days * DAY_MS)
}
