import { fitAnswer, wayLines } from '@firkant/domain/fit/way-texts.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { OrderLine } from '@firkant/domain/orders/order.ts'
import type { DeskOrder } from '@firkant/domain/studio/studio-calls.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { findVisitorOfCart } from '../cart/cart-store.ts'
import { loadCarried } from '../fit/load-fits.ts'
import { findHome } from '../fit/visitor-home.ts'
import { isPickup } from '../orders/order-fulfilment.ts'
import type { StoredOrder } from '../orders/order-store.ts'

interface Noted {
  readonly brand: string
  readonly language: MarketLanguage
}

/** A package is carried in as its parts. */
const nameOf = ({ name, items }: OrderLine, sku: string) => (items.length > 1 ? `${name} (${sku})` : name)

/**
 * How what was bought comes in at its buyer's. Only of buyers who ticked that their measures go with their orders, as
 * they say them now: a corrected measure counts. Undefined where nobody said any.
 */
export async function loadDeliveryNote(
  db: Drizzle,
  { brand, language }: Noted,
  stored: StoredOrder,
): Promise<DeskOrder['wayIn']> {
  if (isPickup(stored)) return undefined
  const { customerId, cartId, order } = stored
  const visitorHash = customerId === null ? await findVisitorOfCart(db, cartId) : undefined
  const said = await findHome(db, { brand, visitorHash, customerId: customerId ?? undefined })
  if (!said?.isShared) return undefined
  const { home } = said
  const items = order.lines.flatMap((line) => line.items.map(({ sku }) => ({ sku, name: nameOf(line, sku) })))
  const carried = await loadCarried(
    db,
    brand,
    items.map(({ sku }) => sku),
  )
  const pieces = items.flatMap(({ sku, name }) => {
    const variant = carried.get(sku)
    const { pieces: own, parcels } = variant ?? { pieces: [], parcels: [] }
    const answer = fitAnswer(language, { pieces: own, isPacked: parcels.length > 0, isForCarriers: true }, home)
    return answer ? [{ sku, name, ...answer }] : []
  })
  return { places: [...wayLines(language, home)], pieces }
}
