import { z } from 'zod'
import { CURRENCIES } from '../market/market.ts'
import { STOCK_STATUSES } from '../stock/stock-status.ts'
import { CART_ERRORS, type CartErrorCode } from './cart-errors.ts'
import type { CartApplyResponse } from './cart.ts'

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
  includedInPackage: z.object({ packageKey: z.string() }).optional(),
  viewData: z.object({
    stockStatus: z.enum(STOCK_STATUSES),
    isGift: z.boolean(),
    isManualWebOrderLine: z.boolean(),
    soldInGroupsOf: z.number().int(),
    subtitle: z.string(),
    brandName: z.string(),
    rating: z.number().optional(),
    ratingCount: z.number().int(),
    estimatedDeliveryText: z.string(),
    bundleParts: list(bundlePart),
  }),
})

const asideItem = z.object({ id: z.string(), sku: z.string(), name: z.string(), quantity: z.number().int() })

const cart = z.object({
  id: z.string(),
  version: z.number().int(),
  currency: z.enum(CURRENCIES),
  items: list(cartItem),
  asideItems: list(asideItem),
  customLineItems: list(z.never()),
  subTotal: amount,
  total: amount,
  savings: amount,
  shippingCost: amount.nullable(),
  viewData: z.object({
    shippingTier: z.string(),
    cartDiscounts: list(z.object({ code: z.string(), name: z.string(), amount })),
    cartBaseDiscount: amount,
    fallbackShippingCost: amount,
  }),
  checkoutStatus: z.object({ unavailableLineItemIds: list(z.string()) }),
})

const errorCode = z.enum(Object.keys(CART_ERRORS) as [CartErrorCode, ...CartErrorCode[]])

export const cartApplyResponseSchema = z.object({
  cartResponse: cart,
  checkoutResponse: z.null(),
  validation: z.object({
    validationErrors: list(
      z.object({
        code: errorCode,
        commandIndex: z.number().int(),
        message: z.string(),
        lineItemId: z.string().optional(),
      }),
    ),
  }),
}) satisfies z.ZodType<CartApplyResponse>
