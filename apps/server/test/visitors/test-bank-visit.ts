import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { parseConfig } from '../../src/start/config.ts'
import { createOrderServices, type OrderServices } from '../../src/start/services/order-services.ts'
import type { TestShop } from '../test-shop.ts'

export const CARDS = {
  approve: '4111 1111 1111 1111',
  decline: '4000 0000 0000 0002',
  challenge: '4000 0000 0000 3220',
} as const

const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

function send(shop: TestShop, path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const body = new URLSearchParams(fields)
  return fetch(new URL(path, shop.origin), { method: 'POST', headers: FORM, body, redirect: 'manual' })
}

/** Where an answer leads, as a path of this shop. */
export function leadsTo(answer: Response): string {
  const to = answer.headers.get('location') ?? ''
  const { pathname, search, hash } = new URL(to, 'http://shop.test')
  return pathname + search + hash
}

export interface CardVisit {
  readonly card: keyof typeof CARDS
  readonly webhook?: 'normal' | 'first' | 'twice' | 'late' | 'never'
}

/** What the buyer does at the bank. Where they are sent next. */
export async function payByCard(
  shop: TestShop,
  payUrl: string,
  { card, webhook = 'first' }: CardVisit,
): Promise<string> {
  return leadsTo(await send(shop, payUrl, { number: CARDS[card], expiry: '12/30', cvc: '123', webhook }))
}

const withToken = (path: string, payUrl: string) => path + new URL(payUrl, 'http://shop.test').search

export async function answerChallenge(shop: TestShop, payUrl: string, code: string): Promise<string> {
  return leadsTo(await send(shop, withToken('/bank/pay/code', payUrl), { code }))
}

export async function cancelAtBank(shop: TestShop, payUrl: string): Promise<string> {
  return leadsTo(await send(shop, withToken('/bank/pay/cancel', payUrl), {}))
}

/** Follows one link, and says where it leads in turn. */
export async function follow(shop: TestShop, path: string): Promise<string> {
  return leadsTo(await fetch(new URL(path, shop.origin), { redirect: 'manual' }))
}

/** What runs in the background of this shop, to be called when the test wants it. */
export function orderServicesOf(shop: TestShop, now: () => Date): OrderServices {
  const { database, origin, secret } = shop
  const settings = { SHOP_MODE: 'test', BRAND: 'hjemly', PORT: '0', PUBLIC_URL: 'http://shop.test' }
  const config = parseConfig({ ...settings, SHOP_SECRET: secret })
  return createOrderServices({ config, database, brand: BRANDS.hjemly, now, ownUrl: () => origin })
}
