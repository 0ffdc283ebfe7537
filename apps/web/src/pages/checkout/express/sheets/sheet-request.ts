import { shownArrival, type CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import { SHEET_METHODS, type SheetOffer, type SheetOffers } from '@firkant/domain/checkout/express/sheet-wallets.ts'

/** What the shop uses of Payment Request. Types of browsers no longer know deliveries and Apple's merchant validation. */
export interface SheetResponse {
  readonly details: unknown
  readonly payerName: string | null
  readonly payerEmail: string | null
  readonly payerPhone: string | null
  readonly shippingAddress: {
    readonly addressLine: readonly string[]
    readonly city: string
    readonly postalCode: string
    readonly country: string
    readonly recipient?: string
  } | null
  readonly complete: (result: 'success' | 'fail') => Promise<void>
}

export interface SheetRequest {
  onmerchantvalidation: ((event: { readonly complete: (session: Promise<object>) => void }) => void) | null
  readonly canMakePayment: () => Promise<boolean>
  readonly show: () => Promise<SheetResponse>
}

interface Money {
  readonly label: string
  readonly amount: { readonly currency: string; readonly value: string }
}

export interface SheetDetails {
  readonly total: Money
  readonly shippingOptions: readonly (Money & { readonly id: string; readonly selected: true })[]
}

export type SheetMaker = new (
  methods: readonly { readonly supportedMethods: string; readonly data: unknown }[],
  details: SheetDetails,
  options: Readonly<Record<string, unknown>>,
) => SheetRequest

/** The wallet is to say who buys, and where it is brought. */
const ASKED = {
  requestPayerName: true,
  requestPayerEmail: true,
  requestPayerPhone: true,
  requestShipping: true,
  shippingType: 'delivery',
} as const

/** The total that the page shows. The delivery was chosen there: the sheet has that one alone, and no price beside the total. */
export function sheetDetails({ label, currency }: SheetOffers, { checkout }: CheckoutModel): SheetDetails {
  const amount = (value: number) => ({ currency, value: value.toFixed(2) })
  const chosen = checkout.shippingMethods.find(({ selected }) => selected)
  const delivery = { id: chosen?.key ?? 'delivery', label: chosen?.name ?? '', selected: true } as const
  return {
    total: { label, amount: amount(checkout.totals.toPay) },
    shippingOptions: [{ ...delivery, amount: amount(0) }],
  }
}

export function makeSheet(Maker: SheetMaker, { wallet, data }: SheetOffer, details: SheetDetails): SheetRequest {
  return new Maker([{ supportedMethods: SHEET_METHODS[wallet], data }], details, ASKED)
}

const isMaker = (value: unknown): value is SheetMaker => typeof value === 'function'

/** The browser's own; undefined where it has none. */
export function browserSheets(): SheetMaker | undefined {
  const maker: unknown = Reflect.get(globalThis, 'PaymentRequest')
  return isMaker(maker) ? maker : undefined
}

/** Of a browser that does not know the wallet, or is not to say: it is not there. */
export async function hasSheet(Maker: SheetMaker, offer: SheetOffer, details: SheetDetails): Promise<boolean> {
  try {
    return await makeSheet(Maker, offer, details).canMakePayment()
  } catch {
    return false
  }
}

/** What was seen when the sheet was opened: a later sum is refused by the server. */
export function shownIn({ cart, checkout }: CheckoutModel) {
  return { toPay: checkout.totals.toPay, currency: cart.currency, ...shownArrival(checkout) }
}
