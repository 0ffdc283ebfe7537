import { z } from 'zod'
import type { Call, CallTable } from '../http/call.ts'
import { MARKET_KEYS } from '../market/market.ts'

const key = z.string().min(1).max(100)

/** `ticket` came with the card or the product page; the rest says which of its variants was meant. */
const notification = z.object({
  ticket: key,
  itemIdentifier: key.optional(),
  variantKey: key.optional(),
  productKey: key.optional(),
})
export type Notification = z.infer<typeof notification>

const query = z.object({
  market: z.enum(MARKET_KEYS).optional(),
  customerKey: z.string().max(200).optional(),
  sessionKey: z.string().max(200).optional(),
})

function notified(summary: string) {
  return {
    tag: 'personalisation',
    summary,
    description:
      'Fire and forget: 204 also when nothing is learned, because the visitor has not agreed to personalisation or the product is not sold here. `customerKey` is the customer’s `externalId`, or the `sessionKey` as long as nobody is known; `sessionKey` is made for a tab. Both are for services elsewhere: anybody can write them, so this shop learns by the visitor’s cookie alone.',
    query,
    body: notification,
    answer: z.null(),
    status: 204,
  } as const satisfies Call
}

export const notificationCalls = {
  'POST /api/storefront/v3/notifications/click': notified('A link to a product was followed'),
  'POST /api/storefront/v3/notifications/add-to-cart': notified('A product was put into the cart'),
  'POST /api/storefront/v3/notifications/add-favorite': notified('A product was added to the favourites'),
  'POST /api/storefront/v3/notifications/remove-favorite': notified('A product was removed from the favourites'),
} as const satisfies CallTable
