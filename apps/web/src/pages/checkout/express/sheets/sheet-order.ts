import type { CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import type { SheetPayer } from '@firkant/domain/checkout/express/sheet-payer.ts'
import type { SheetToken } from '@firkant/domain/checkout/express/sheet-tokens.ts'
import type { SheetWallet } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import type { ExpressPageModel } from '@firkant/domain/page/models/page-models.ts'
import { shownIn, type SheetResponse } from './sheet-request.ts'

type Fields = Readonly<Record<string, unknown>>
const fieldsIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Fields)[name] : undefined

/** Where each wallet puts its token. Whether it is one, the server reads. */
function tokenIn(wallet: SheetWallet, details: unknown): SheetToken {
  const token =
    wallet === 'applePay'
      ? fieldsIn(details, 'token')
      : fieldsIn(fieldsIn(details, 'paymentMethodData'), 'tokenizationData')
  return { wallet, token } as SheetToken
}

function payerIn({ payerName, payerEmail, payerPhone, shippingAddress }: SheetResponse): SheetPayer {
  const { addressLine = [], postalCode = '', city = '', country = '', recipient } = shippingAddress ?? {}
  return {
    name: recipient || (payerName ?? ''),
    email: payerEmail ?? '',
    phone: payerPhone ?? '',
    address: { addressLine: [...addressLine], postalCode, city, country },
  }
}

interface Sheet {
  readonly wallet: SheetWallet
  readonly page: Pick<ExpressPageModel, 'of' | 'orderKey'>
  readonly model: CheckoutModel
}

/** The body of the call that orders. */
export function sheetOrder({ wallet, page, model }: Sheet, response: SheetResponse) {
  return {
    of: page.of,
    cartId: model.cart.id,
    cartVersion: model.cart.version,
    idempotencyKey: page.orderKey,
    acceptTerms: true,
    shown: shownIn(model),
    payment: tokenIn(wallet, response.details),
    payer: payerIn(response),
  } as const
}
