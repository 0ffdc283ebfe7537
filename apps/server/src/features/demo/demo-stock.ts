import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { DemoCatalogue, DemoProduct } from './demo-files.ts'
import { demoShare } from './demo-share.ts'

const HEAVY_KG = 40
const LIGHT_KG = 4

export interface DemoStock {
  readonly onHand: number
  readonly backOrderDays: number | undefined
}

/** Featured products and parts of packages are in stock. */
const SHOWN: ReadonlyMap<string, number> = new Map([
  ['NORDLO-3-GREEN', 24],
  ['ELLERIM-DINING-OAK', 64],
  ['SKAERLO-RUST', 31],
  ['SKAERLO-FOREST', 22],
  ['ELLERIM-SOFT-SAND', 46],
  ['TORVELO-CHAIR-CREAM', 38],
  ['SKRIVELO-CHAIR-GREY', 17],
])

/** Ends the SKU of what is made when it is ordered. */
const TO_WISH = '-WISH'
const MADE_IN_DAYS = 42

/** Every stock status occurs: most are in stock, some low, some sold out, some on back order. */
export function demoStock(sku: string): DemoStock {
  const shown = SHOWN.get(sku)
  if (shown !== undefined) return { onHand: shown, backOrderDays: undefined }
  if (sku.endsWith(TO_WISH)) return { onHand: 0, backOrderDays: MADE_IN_DAYS }
  const seed = sku.toLowerCase()
  const part = demoShare(`stock:${seed}`, 20)
  if (part === 0) return { onHand: 0, backOrderDays: undefined }
  if (part <= 2) return { onHand: 0, backOrderDays: 28 + demoShare(`days:${seed}`, 3) * 7 }
  if (part <= 5) return { onHand: 1 + demoShare(`low:${seed}`, 5), backOrderDays: undefined }
  return { onHand: 6 + demoShare(`much:${seed}`, 90), backOrderDays: undefined }
}

/** Nothing that is sold online only; much of what is small, and a last piece of some sold-out products. */
export function demoStoreStock(
  { texts }: DemoCatalogue,
  product: DemoProduct,
  { sku, store }: { sku: string; store: string },
): number {
  const isOnlineOnly = texts.labels.some(
    ({ key, designs }) => key === 'online-only' && designs.includes(product.designKey),
  )
  if (isOnlineOnly || sku.endsWith(TO_WISH)) return 0
  const seed = `${store}:${sku}`
  const isGone = demoStock(sku).onHand === 0
  if (demoShare(`shown:${seed}`, 10) >= (isGone ? 2 : 6)) return 0
  if (isGone || product.weightKg > HEAVY_KG) return 1 + demoShare(`few:${seed}`, 2)
  return 1 + demoShare(`some:${seed}`, product.weightKg < LIGHT_KG ? 14 : 6)
}

const AISLES = 24

/** A kind of thing has one aisle in a store; one of two designs is on show there, in one of its colours. */
export function demoStorePlace({ family, designKey }: DemoProduct, { sku, store }: { sku: string; store: string }) {
  const aisle = String(1 + demoShare(`aisle:${store}:${family}`, AISLES))
  const isOnShow = demoShare(`display:${store}:${designKey}`, 2) === 0 && demoShare(`colour:${store}:${sku}`, 2) === 0
  return { aisle, isOnShow }
}

/** One design in eight was launched within the last two months. */
export function demoLaunch(product: DemoProduct, now: Date): Date {
  const isNew = demoShare(`new:${product.designKey}`, 8) === 0
  const days = isNew ? 5 + demoShare(`age:${product.designKey}`, 40) : 120 + demoShare(`age:${product.designKey}`, 900)
  return new Date(new Date(now).setUTCHours(0, 0, 0, 0) - days * DAY_MS)
}
