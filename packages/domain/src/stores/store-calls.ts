import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'
import { STOCK_STATUSES } from '../stock/stock-status.ts'

const storeWithStock = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  url: z.string().optional(),
  status: z.enum(STOCK_STATUSES),
  /** For employees always, for others if it is low. */
  available: z.number().optional(),
  isOnShow: z.boolean(),
  /** For employees. */
  aisle: z.string().optional(),
  /** From the searched place, else from the requester's own store. */
  km: z.number().optional(),
  /** If it has the thing, and does not stay closed. */
  pickup: z.object({ day: z.string(), isToday: z.boolean() }).optional(),
})
export type StoreWithStock = z.output<typeof storeWithStock>

export const storeCalls = {
  'GET /api/client/stores/stock': {
    tag: 'stores',
    summary: 'What each store of the market has of a SKU, the nearest first',
    description:
      'Sorted from the place or postcode `q`, else from the own store: the one an employee works in, or the visitor chose. `isFound` is false if the market has no such place; all stores are listed then. 404 for an unknown SKU.',
    query: inLanguage.extend({ sku: z.string().min(1).max(100), q: z.string().max(200).optional() }),
    answer: z.object({ ownId: z.string().optional(), isFound: z.boolean(), stores: z.array(storeWithStock) }),
  },
  'POST /api/client/stores/chosen': {
    tag: 'stores',
    summary: "Remembers the visitor's store; without one, forgets it",
    description: 'False for a store of another market, and nothing changes.',
    query: inLanguage,
    body: z.object({ storeId: z.string().min(1).max(100).nullable() }),
    answer: z.object({ success: z.boolean() }),
  },
} as const satisfies CallTable
