import { describe, expect, it, vi } from 'vitest'
import type { CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import type { SheetOffers } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import type { ExpressPageModel } from '@firkant/domain/page/models/page-models.ts'
import { press } from '@firkant/ui/test/mounted.tsx'
import { textOf, type Shown } from '@firkant/ui/test/shown.ts'
import { mountWithShop } from '../../../../../test/mount-with-shop.tsx'
import { renderWithShop } from '../../../../../test/render-with-shop.tsx'
import { ApiError, createApiClient, type ApiClient } from '../../../../platform/api-client.ts'
import { openSheet } from './open-sheet.ts'
import { SheetButtons } from './sheet-buttons.tsx'
import type { SheetDetails, SheetMaker, SheetRequest } from './sheet-request.ts'

const PAGE = { of: 'product', orderKey: 'key-of-the-page', pageUrl: '/koeb-nu?of=product' } as ExpressPageModel
const MODEL = {
  cart: { id: 'cart', version: 3, currency: 'DKK' },
  checkout: {
    totals: { toPay: 1299.5 },
    shippingMethods: [
      { key: 'delivery', name: 'Levering', selected: true, arrivesOn: '2026-12-01' },
      { key: 'delivery-carriedIn', name: 'Båret ind', selected: false },
    ],
  },
} as unknown as CheckoutModel
const OFFERS: SheetOffers = {
  currency: 'DKK',
  label: 'hjemly',
  isPlayed: false,
  offers: [
    { wallet: 'applePay', data: { merchantIdentifier: 'merchant.dk.hjemly' } },
    { wallet: 'googlePay', data: { apiVersion: 2 } },
  ],
}
const RESPONSE = {
  details: { token: { transactionIdentifier: 'ab' } },
  payerName: 'Alma Holm',
  payerEmail: 'alma@example.dk',
  payerPhone: '+4520304050',
  shippingAddress: {
    addressLine: ['Vestergade 12'],
    city: 'Silkeborg',
    postalCode: '8600',
    country: 'DK',
    recipient: '',
  },
}

const APPLE = 'https://apple.com/apple-pay'
const GOOGLE = 'https://google.com/pay'
const closed = async () => {
  throw new DOMException('Closed by the buyer', 'AbortError')
}

interface Browser {
  /** Absent: a browser without Payment Request. */
  readonly has?: readonly string[]
  readonly show?: () => Promise<object>
}

/** A browser with these wallets; what their sheets were opened with, and how they ended. */
function browserWith({ has, show = async () => RESPONSE }: Browser) {
  const [opened, ends]: [SheetDetails[], string[]] = [[], []]
  class Request implements SheetRequest {
    onmerchantvalidation: SheetRequest['onmerchantvalidation'] = null
    readonly #method: string
    readonly #details: SheetDetails
    constructor(methods: ConstructorParameters<SheetMaker>[0], details: SheetDetails) {
      this.#method = methods[0]?.supportedMethods ?? ''
      this.#details = details
    }
    readonly canMakePayment = async () => has?.includes(this.#method) ?? false
    readonly show = async () => {
      opened.push(this.#details)
      const complete = async (end: string) => void ends.push(end)
      return { ...RESPONSE, ...(await show()), complete }
    }
  }
  vi.stubGlobal('PaymentRequest', has && Request)
  return { Maker: Request, opened, ends }
}

const part = (isDisabled = false) => (
  <form>
    <input type="radio" name="shippingMethodKey" value="delivery" defaultChecked />
    <SheetButtons page={PAGE} model={MODEL} offers={OFFERS} isDisabled={isDisabled} />
  </form>
)
const names = ({ queryAllByRole }: Shown) => queryAllByRole('button').map(textOf)

describe('wallets of the browser', () => {
  it('PAY-05 are nothing without a script', async () => {
    browserWith({ has: [APPLE, GOOGLE] })
    expect(await renderWithShop(part())).not.toContain('button')
  })

  it.each([
    ['none, without Payment Request', undefined, []],
    ['none that it knows', [], []],
    ['Apple Pay', [APPLE], ['Køb nu med betalingspligtApple Pay']],
    ['both', [GOOGLE, APPLE], ['Køb nu med betalingspligtApple Pay', 'Køb nu med betalingspligtGoogle Pay']],
  ])('PAY-05 are buttons where the browser has them: %s', async (_which, has, expected) => {
    browserWith({ ...(has && { has }) })
    expect(names(await mountWithShop(part()))).toEqual(expected)
  })

  it('PAY-05 open the sheet with the total of the page and its delivery, and closed it has bought nothing', async () => {
    const { opened } = browserWith({ has: [APPLE], show: closed })
    const page = await mountWithShop(part())
    expect(textOf(page.getByRole('status'))).toBe('')
    await press(page.getByRole('button'))
    expect(opened).toEqual([
      {
        total: { label: 'hjemly', amount: { currency: 'DKK', value: '1299.50' } },
        shippingOptions: [
          { id: 'delivery', label: 'Levering', selected: true, amount: { currency: 'DKK', value: '0.00' } },
        ],
      },
    ])
    expect(textOf(page.getByRole('status'))).toMatch(/^Apple Pay blev lukket/)
    expect(page.getByRole('button').getAttribute('aria-busy')).toBe('false')
    await press(page.getByRole('button'))
    expect(opened).toHaveLength(2)
  })

  it('PAY-05 open one sheet, however often they are pressed, and none while something is sold out', async () => {
    const { opened } = browserWith({ has: [APPLE, GOOGLE], show: () => new Promise(() => undefined) })
    const page = await mountWithShop(part())
    for (const button of page.getAllByRole('button')) await press(button)
    expect(opened).toHaveLength(1)
    const soldOut = await mountWithShop(part(true))
    for (const button of soldOut.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true)
  })
})

describe('what a sheet answers', () => {
  const [offer] = OFFERS.offers
  if (!offer) throw new Error('There is no offer')
  const API = createApiClient({ language: 'da', clientVersion: 'test' })
  const buy = async (answer: () => Promise<object>) => {
    const { Maker, ends } = browserWith({ has: [APPLE] })
    const [sent, left]: [unknown[], string[]] = [[], []]
    const post = async (name: string, body: unknown) => {
      sent.push([name, body])
      return answer()
    }
    const api = { ...API, post: post as ApiClient['post'] }
    vi.stubGlobal('location', { href: 'https://shop.example/koeb-nu?of=product' })
    vi.stubGlobal('window', { location })
    const open = (url: string) => void left.push(url)
    const isAnswered = await openSheet({ Maker, offers: OFFERS, offer, page: PAGE, model: MODEL, api, open })
    vi.unstubAllGlobals()
    return { isAnswered, ends, sent, left }
  }

  it('PAY-05 is sent with what the page showed, and the sheet is told before the page goes on', async () => {
    const bought = await buy(async () => ({ success: true, url: '/ordrebekraeftelse?token=x' }))
    expect(bought).toEqual({
      isAnswered: true,
      ends: ['success'],
      left: ['/ordrebekraeftelse?token=x'],
      sent: [
        [
          'ct/checkout/sheet',
          {
            of: 'product',
            cartId: 'cart',
            cartVersion: 3,
            idempotencyKey: 'key-of-the-page',
            acceptTerms: true,
            shown: { toPay: 1299.5, currency: 'DKK', arrivesOn: '2026-12-01' },
            payment: { wallet: 'applePay', token: RESPONSE.details.token },
            payer: {
              name: 'Alma Holm',
              email: 'alma@example.dk',
              phone: '+4520304050',
              address: { addressLine: ['Vestergade 12'], city: 'Silkeborg', postalCode: '8600', country: 'DK' },
            },
          },
        ],
      ],
    })
  })

  it.each([
    ['the shop says no', async () => ({ success: false, url: '/koeb-nu?refused=payment-card' }), /payment-card/],
    ['a token that is none', () => Promise.reject(new ApiError(400, null)), /refused=payment-token&wallet=applePay$/],
    ['no answer', () => Promise.reject(new ApiError(0, null)), /refused=payment-unavailable&wallet=applePay$/],
  ])('PAY-05 fails in the sheet too: %s', async (_why, answer, address) => {
    const { ends, left } = await buy(answer)
    expect([ends, left]).toEqual([['fail'], [expect.stringMatching(address)]])
  })
})
