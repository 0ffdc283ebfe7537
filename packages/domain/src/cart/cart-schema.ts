import { z } from 'zod'
import { CURRENCIES } from '../market/market.ts'
import { CODE_DETAILS } from '../promotions/validate-code.ts'
import { STOCK_STATUSES } from '../stock/stock-status.ts'
import { CART_ERRORS, type CartErrorCode } from './cart-errors.ts'
import { CUSTOMER_TYPES } from './cart-state.ts'
import type { CartApplyResponse } from './cart.ts'
import { CHECKOUT_STEPS } from './checkout/checkout.ts'

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

const amount = z.object({ inclVat: z.number(), exclVat: z.number() })

const price = z.object({
  current: amount,
  regular: amount,
  lowestPrevious: amount.exactOptional(),
  lowestPreviousDate: z.string().exactOptional(),
  originalPrice: amount.exactOptional(),
  viewData: z.object({ showRedPrice: z.boolean() }),
})

const image = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  color: z.string().optional(),
})

const tracking = z.object({
  id: z.string(),
  name: z.string(),
  variant: z.string(),
  brand: z.string(),
  price: z.number(),
  categories: list(z.string()),
  productCode: z.string(),
  extras: z.record(z.string(), z.string()),
})

const bundlePart = z.object({
  partType: z.string(),
  choices: list(z.object({ partTitle: z.string(), partSubtitle: z.string() })),
})

const cartItem = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  url: z.string(),
  image: image.optional(),
  quantity: z.number().int(),
  price,
  linePrice: amount,
  trackingProductInformation: tracking,
  includedInPackage: z
    .object({ packageKey: z.string(), parts: list(z.object({ partKey: z.string(), sku: z.string() })) })
    .optional(),
  viewData: z.object({
    stockStatus: z.enum(STOCK_STATUSES),
    isGift: z.boolean(),
    isManualWebOrderLine: z.boolean(),
    isSample: z.literal(true).optional(),
    soldInGroupsOf: z.number().int(),
    subtitle: z.string(),
    brandName: z.string(),
    rating: z.number().optional(),
    ratingCount: z.number().int(),
    estimatedDeliveryText: z.string(),
    bundleParts: list(bundlePart),
    notes: list(z.string()).optional(),
    discounts: list(z.object({ name: z.string(), code: z.string().optional(), amount })).optional(),
    club: z.object({ isPaid: z.boolean(), price: amount, saved: amount }).optional(),
  }),
})

const asideItem = z.object({ id: z.string(), sku: z.string(), name: z.string(), quantity: z.number().int() })

const customLineItem = z.object({ id: z.string(), name: z.string(), quantity: z.number().int(), linePrice: amount })

const codeStatus = z.enum(['applied', 'waiting', 'outdone'])
const codeReason = z.enum(['unknown-code', 'code-expired', 'code-not-applicable', 'code-requires-login'])
const codeDetail = z.enum(CODE_DETAILS)
const change = z.discriminatedUnion('type', [
  z.object({ type: z.literal('price'), lineItemId: z.string(), was: amount, now: amount }),
  z.object({
    type: z.enum(['discountCode', 'giftCard']),
    code: z.string(),
    reason: codeReason,
    detail: codeDetail.optional(),
  }),
])

export const cartSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  currency: z.enum(CURRENCIES),
  items: list(cartItem),
  asideItems: list(asideItem),
  customLineItems: list(customLineItem),
  subTotal: amount,
  total: amount,
  savings: amount,
  shippingCost: amount.nullable(),
  viewData: z.object({
    shippingTier: z.string(),
    cartDiscounts: list(z.object({ code: z.string(), name: z.string(), amount, status: codeStatus })),
    cartBaseDiscount: amount,
    fallbackShippingCost: amount,
    expectedTotal: amount,
    declinedGifts: list(z.object({ lineItemId: z.string(), name: z.string(), quantity: z.number().int() })).optional(),
    club: z.object({ isMember: z.boolean(), saved: amount }).optional(),
    changes: list(change).optional(),
  }),
  checkoutStatus: z.object({ unavailableLineItemIds: list(z.string()) }),
})

export const addressSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  streetName: z.string(),
  streetNumber: z.string().optional(),
  additional: z.string().optional(),
  postalCode: z.string(),
  city: z.string(),
  countryCode: z.string(),
})

export const checkoutSchema = z.object({
  email: z.string().optional(),
  mobile: z.string().optional(),
  customerType: z.enum(CUSTOMER_TYPES),
  companyName: z.string().optional(),
  vatNumber: z.string().optional(),
  billingAddress: addressSchema.optional(),
  shippingAddress: addressSchema.optional(),
  countryCode: z.string(),
  shippingMethods: list(
    z.object({
      key: z.string(),
      name: z.string(),
      description: z.string(),
      price: amount,
      estimatedDelivery: z.string(),
      arrivesOn: z.string().optional(),
      partDays: list(z.string()).optional(),
      selected: z.boolean(),
    }),
  ),
  paymentMethods: list(z.object({ key: z.string(), name: z.string(), selected: z.boolean() })),
  discountCodes: list(z.object({ code: z.string(), name: z.string(), status: codeStatus })),
  giftCards: list(z.object({ code: z.string(), amount: z.number() })),
  missing: list(z.enum(CHECKOUT_STEPS)),
  canPlaceOrder: z.boolean(),
  totals: z.object({
    goods: z.number(),
    shipping: z.number(),
    discount: z.number(),
    giftCards: z.number(),
    vat: z.number(),
    toPay: z.number(),
  }),
})

const errorCode = z.enum(Object.keys(CART_ERRORS) as [CartErrorCode, ...CartErrorCode[]])

export const cartApplyResponseSchema = z.object({
  cartResponse: cartSchema,
  checkoutResponse: checkoutSchema.nullable(),
  validation: z.object({
    validationErrors: list(
      z.object({
        code: errorCode,
        commandIndex: z.number().int(),
        message: z.string(),
        lineItemId: z.string().optional(),
        fields: list(z.string()).optional(),
        detail: codeDetail.optional(),
      }),
    ),
  }),
}) satisfies z.ZodType<CartApplyResponse>
