import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { SheetWallet } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import type { PlaceOrderAnswer, PlaceOrderErrorCode } from '@firkant/domain/orders/placing/place-order.ts'
import { insist, LostAnswer, RefusedCall } from './insist.ts'
import { buyBySheet } from './sheet-buyer.ts'
import { newKey } from './test-buyer.ts'
import type { Visitor } from './visitor-client.ts'

/** Whom nobody takes money from presses the button again; more often than this it is no hiccup. */
const MAX_KEYS = 5
const CARD = { number: '4111 1111 1111 1111', expiry: '12/30', cvc: '123' } as const
const WALLET = '/bank/wallet'
const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

export interface StubbornBuyer {
  readonly origin: string
  readonly visitor: Visitor
  readonly cart: CartApplyResponse
  /** How the bank or the wallet tells the shop. */
  readonly webhook: 'normal' | 'twice' | 'never' | 'late'
  /** Paid on a phone by the code that the shop shows. */
  readonly paysByCode?: boolean | undefined
  /** Bought from the cart with a wallet of the browser, which says who buys. */
  readonly sheet?: SheetWallet | undefined
}

export interface Purchase {
  /** Acknowledged: the key it was asked for with, and what the shop called it. */
  readonly order?: { readonly key: string; readonly id: string } | undefined
  readonly refusals: readonly PlaceOrderErrorCode[]
  /** Answers that were lost, or said that the shop could not answer. */
  readonly lost: number
}

type Placed = Extract<PlaceOrderAnswer, { success: true }>

async function tryToPlace({ visitor, cart }: StubbornBuyer, key: string): Promise<PlaceOrderAnswer | LostAnswer> {
  const { id: cartId, version: cartVersion } = cart.cartResponse
  const body = { cartId, cartVersion, idempotencyKey: key, acceptTerms: true }
  const answer = await visitor.post('ct/checkout/placeorder', body)
  if (answer.status === 200) return (await answer.json()) as PlaceOrderAnswer
  const words = await answer.text()
  if (answer.status < 500) throw new RefusedCall(`${answer.status} ${words}`)
  return new LostAnswer(`${answer.status} ${words}`)
}

/** The button, with the key of an earlier press or a new one. */
export function placeStubbornly(
  buyer: StubbornBuyer,
  key: string,
  onLost: () => void = () => undefined,
): Promise<PlaceOrderAnswer> {
  return insist(() => tryToPlace(buyer, key), onLost)
}

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url, 'http://shop.test')
  return pathname + search
}

/** The app's page of a code that the shop shows: Swish alone. */
async function pageOfCode({ origin }: StubbornBuyer, shownAt: string): Promise<string | LostAnswer> {
  const page = await fetch(origin + shownAt)
  const href = /href="([^"]*\/bank\/wallet\/swish\?[^"]*)"/.exec(await page.text())?.[1]
  if (href === undefined) return new LostAnswer(`No code: ${page.status}`)
  const code = new URL(href.replaceAll('&amp;', '&'), origin)
  // Back to the address that this buyer knows the shop by.
  code.searchParams.set('callbackurl', origin + pathOf(code.searchParams.get('callbackurl') ?? ''))
  const led = await fetch(origin + pathOf(code.href), { redirect: 'manual' })
  await led.body?.cancel()
  const location = led.headers.get('location')
  return location === null ? new LostAnswer(`The code: ${led.status}`) : pathOf(location)
}

/** Where the bank sends the buyer: at once, or, if it has the money already, by the link of its page. */
async function tryToPay({ origin, webhook }: StubbornBuyer, payPath: string): Promise<string | LostAnswer> {
  const isWallet = payPath.startsWith(WALLET)
  const body = new URLSearchParams(isWallet ? { step: 'approve', mode: webhook } : { ...CARD, webhook })
  const path = isWallet ? payPath.replace(WALLET, `${WALLET}/decide`) : payPath
  const paid = await fetch(origin + path, { method: 'POST', headers: FORM, body, redirect: 'manual' })
  await paid.body?.cancel()
  const location = paid.headers.get('location')
  if (paid.status !== 303 || location === null) return new LostAnswer(`The bank: ${paid.status}`)
  if (!pathOf(location).startsWith('/bank/')) return pathOf(location)
  const page = await fetch(origin + pathOf(location))
  const words = await page.text()
  const link = /href="([^"]*\/payments\/return\?[^"]*)"/.exec(words)?.[1]
  return link ? pathOf(link) : new LostAnswer(`The bank has no way back: ${page.status} ${words}`)
}

async function tryToReturn({ origin }: StubbornBuyer, path: string): Promise<string | LostAnswer> {
  const back = await fetch(origin + path, { redirect: 'manual' })
  await back.body?.cancel()
  const location = back.headers.get('location')
  return back.status === 303 && location !== null ? location : new LostAnswer(`Back at the shop: ${back.status}`)
}

/** Where the shop leads who has paid; undefined where nothing is to be paid now. */
export async function payStubbornly(
  buyer: StubbornBuyer,
  next: Placed['next'],
  onLost: () => void,
): Promise<string | undefined> {
  const { paysByCode = false } = buyer
  if (next.type !== 'redirect' && !paysByCode) return undefined
  const shownAt = pathOf(next.url)
  const payPath = paysByCode ? await insist(() => pageOfCode(buyer, shownAt), onLost) : shownAt
  const back = await insist(() => tryToPay(buyer, payPath), onLost)
  return insist(() => tryToReturn(buyer, back), onLost)
}

/** Buys and pays, whatever becomes of the shop meanwhile: the same key until it is answered. */
export async function buyStubbornly(buyer: StubbornBuyer): Promise<Purchase> {
  let lost = 0
  const onLost = () => void (lost += 1)
  const { sheet } = buyer
  if (sheet) {
    const order = await buyBySheet({ ...buyer, sheet }, onLost)
    return { order, refusals: [], lost }
  }
  const refusals: PlaceOrderErrorCode[] = []
  while (refusals.length < MAX_KEYS) {
    const key = newKey()
    const answer = await placeStubbornly(buyer, key, onLost)
    if (answer.success) {
      await payStubbornly(buyer, answer.next, onLost)
      return { order: { key, id: answer.orderId }, refusals, lost }
    }
    const codes = answer.validation.validationErrors.map(({ code }) => code)
    refusals.push(...codes)
    if (!codes.includes('payment-unavailable')) break
  }
  return { refusals, lost }
}
