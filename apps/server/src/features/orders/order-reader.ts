import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { readOrderLink } from './order-links.ts'
import { findOrderById, type StoredOrder } from './order-store.ts'

export type OpenedOrder =
  | { readonly type: 'order'; readonly stored: StoredOrder }
  | { readonly type: 'expired' | 'wrong' }

export interface OrderReader {
  /** The order that a link leads to. Who has the link is its buyer, or was given it by them. */
  readonly open: (token: string, now: Date) => Promise<OpenedOrder>
}

export interface OrderReading {
  readonly db: Drizzle
  readonly brand: BrandDefinition
  readonly secret: string
}

export function createOrderReader({ db, brand, secret }: OrderReading): OrderReader {
  return {
    async open(token, now) {
      const link = readOrderLink(secret, token, now)
      if (link.type !== 'order') return link
      const stored = await findOrderById(db, brand.key, link.orderId)
      return stored ? { type: 'order', stored } : { type: 'wrong' }
    },
  }
}
