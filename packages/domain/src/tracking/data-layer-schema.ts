import { z } from 'zod'
import { CURRENCIES, LANGUAGES, MARKET_KEYS } from '../market/market.ts'
import { SEARCH_ORIGINS } from '../search/search-suggestion.ts'
import { MAX_LISTED_ITEMS, MAX_PRODUCT_IDS, type DataLayerEvent, type DataLayerEventName } from './data-layer-events.ts'

const text = z.string().min(1)
const amount = z.number().nonnegative()

/** GA4's published fields of an item; anything else is a mistake. */
const item = z.strictObject({
  item_id: text,
  item_name: text,
  item_variant: z.string().optional(),
  item_brand: z.string().optional(),
  item_category: z.string().optional(),
  item_category2: z.string().optional(),
  item_category3: z.string().optional(),
  item_category4: z.string().optional(),
  item_category5: z.string().optional(),
  item_list_id: text.optional(),
  item_list_name: text.optional(),
  index: z.int().nonnegative().optional(),
  price: amount,
  quantity: z.int().positive(),
})
const items = z.array(item).min(1)
const productIds = z.array(text).min(1).max(MAX_PRODUCT_IDS)
const ofList = z.strictObject({ item_list_id: text, item_list_name: text, items: items.max(MAX_LISTED_ITEMS) })
const valued = z.strictObject({ currency: z.enum(CURRENCIES), value: amount, items })
const cart = z.strictObject({ cartId: text, value: amount, items: z.array(item) })
const withCart = { ecommerce: valued, cart, productIds }
const purchase = valued.extend({ transaction_id: text, tax: amount, shipping: amount, coupon: z.string() })

const PAYLOADS = {
  virtualPageLoad: {
    type: z.enum(['hard', 'dynamic']),
    pageType: text,
    page: text.startsWith('/'),
    title: text,
    referrer: z.string(),
  },
  view_item: { ecommerce: valued, productIds },
  view_item_list: { ecommerce: ofList, productIds },
  select_item: { ecommerce: ofList },
  view_cart: withCart,
  add_to_cart: withCart,
  remove_from_cart: withCart,
  begin_checkout: withCart,
  add_to_wishlist: { ecommerce: valued },
  purchase: { orderId: text, ecommerce: purchase, productIds },
  search: {
    search_term: z.string(),
    search_interaction: z.literal('suggestion').optional(),
    search_interaction_name: z.enum(SEARCH_ORIGINS).optional(),
  },
  experience_impression: { experience: text, variant: text, exp_variant_string: text },
  customerIdentified: { externalId: text },
} satisfies Record<DataLayerEventName, z.core.$ZodShape>

const [currency, language, country] = [z.enum(CURRENCIES), z.enum(LANGUAGES), z.enum(MARKET_KEYS)]
const place = {
  currency,
  language,
  country,
  currentCurrency: currency,
  currentLanguage: language,
  currentCountry: country,
}

/** What is wrong with an event; empty if nothing is. For tests and development: a shopper's browser does not load it. */
export function findEventFaults(event: DataLayerEvent): readonly string[] {
  const schema = z.strictObject({ event: z.literal(event.event), ...place, ...PAYLOADS[event.event] })
  const { error } = schema.safeParse(event)
  return (error?.issues ?? []).map(({ path, message }) => `${event.event} ${path.join('.')}: ${message}`)
}
