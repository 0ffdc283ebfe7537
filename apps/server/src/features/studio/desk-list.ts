import type { DeskWork } from '@firkant/domain/studio/desk-work.ts'
import { MAX_SAID_LENGTH, readSaid } from '@firkant/domain/studio/order-words.ts'
import type { ListedOrder } from '@firkant/domain/studio/studio-calls.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { searchOrders } from '../orders/search/search-orders.ts'

const MAX_LISTED = 50

interface DeskSearch {
  readonly brand: string
  readonly said: string
  readonly work: DeskWork | undefined
}

type FoundOrder = Awaited<ReturnType<typeof searchOrders>>[number]

function listed({ number, state, placedAt, document, isReturning }: FoundOrder): ListedOrder {
  const { market, currency, billingAddress, shippingAddress, totals, lines } = document
  return {
    number,
    state,
    market,
    placedAt: placedAt.toISOString(),
    buyerName: `${billingAddress.firstName} ${billingAddress.lastName}`,
    town: `${shippingAddress.postalCode} ${shippingAddress.city}`,
    currency,
    totalMinor: totals.total.incl,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isReturning,
  }
}

export async function listDeskOrders(db: Drizzle, { brand, said, work }: DeskSearch) {
  const words = said.trim() === '' ? undefined : readSaid(said.slice(0, MAX_SAID_LENGTH))
  // Signs alone are said of no order.
  if (words && words.words.length === 0) return { orders: [], hasMore: false }
  const found = await searchOrders(db, { brand, said: words, work, limit: MAX_LISTED + 1 })
  return { orders: found.slice(0, MAX_LISTED).map(listed), hasMore: found.length > MAX_LISTED }
}
