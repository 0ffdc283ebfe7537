import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createVisitor, type Visitor } from '../../../test/visitors/visitor-client.ts'
import { hashGiftCardCode } from '../promotions/gift-card-code.ts'
import { CODE_WINDOW_MS, WRONG_CODES } from './code-attempts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
  await shop.database.pool.query(
    `insert into gift_cards (brand, market, code, balance_minor) values ('hjemly', 'DK', $1, 50000)`,
    [hashGiftCardCode('GAVE-RIGTIG')],
  )
})
afterAll(() => shop.close())
let tried = 0
beforeEach(() => shop.setNow(TEST_NOW))

const card = (code: string): CartCommand => ({ $type: 'AddGiftCardCodeCommand', code })
const wrong = () => `FORKERT-${(tried += 1)}`
const from = (ip: string) => ({
  'content-type': 'application/json',
  'x-requested-with': 'XMLHttpRequest',
  'x-forwarded-for': ip,
})
async function send(visitor: Visitor, ip: string, ...commands: readonly object[]) {
  const answer = await visitor.post('ct/cart/apply', commands, from(ip))
  expect(answer.status).toBe(200)
  const body = (await answer.json()) as { validation: { validationErrors: readonly { code: string }[] } }
  return body.validation.validationErrors[0]?.code ?? 'taken'
}
async function guess(visitor: Visitor, ip: string, times: number) {
  const said: string[] = []
  for (let at = 0; at < times; at += 1) said.push(await send(visitor, ip, card(wrong())))
  return said
}

describe('whoever guesses at codes', () => {
  it('SEC-01 has ten tries in ten minutes; then a right one is not told from a wrong one', async () => {
    const visitor = createVisitor(shop)
    const said = await guess(visitor, '192.0.2.1', 11)
    expect(said).toEqual([...Array.from({ length: WRONG_CODES.perVisitor }, () => 'unknown-code'), 'too-many-codes'])
    expect(await send(visitor, '192.0.2.2', card('GAVE-RIGTIG'))).toBe('too-many-codes')
    expect(await send(visitor, '192.0.2.2', { $type: 'HFNAddDiscountCodeCommand', code: 'X' })).toBe('too-many-codes')
    shop.setNow(new Date(TEST_NOW.getTime() + CODE_WINDOW_MS + 1))
    expect(await send(visitor, '192.0.2.2', card('GAVE-RIGTIG'))).toBe('taken')
  })

  it('SEC-01 gains nothing by a new cookie for each try, nor by another address of the same line', async () => {
    const said: string[] = []
    for (let at = 0; at <= WRONG_CODES.perAddress; at += 1)
      said.push(...(await guess(createVisitor(shop), `2001:db8:1:1::${at + 1}`, 1)))
    expect(said.filter((code) => code === 'unknown-code')).toHaveLength(WRONG_CODES.perAddress)
    expect(said.at(-1)).toBe('too-many-codes')
    expect(await guess(createVisitor(shop), '2001:db8:1:2::1', 1)).toEqual(['unknown-code'])
  })

  it('SEC-01 gains nothing by asking all at once', async () => {
    const visitor = createVisitor(shop)
    await guess(visitor, '192.0.2.3', 1)
    const said = await Promise.all(Array.from({ length: 30 }, () => guess(visitor, '192.0.2.3', 1)))
    expect(said.flat().filter((code) => code === 'unknown-code')).toHaveLength(WRONG_CODES.perVisitor - 1)
  })

  it('CART-10 right codes are not counted, and the rest of the cart goes on', async () => {
    const visitor = createVisitor(shop)
    for (let at = 0; at < 15; at += 1) {
      expect(await send(visitor, '192.0.2.4', card('GAVE-RIGTIG'))).toBe('taken')
      expect(await send(visitor, '192.0.2.4', { $type: 'RemoveGiftCardCodeCommand', code: 'GAVE-RIGTIG' })).toBe(
        'taken',
      )
    }
    await guess(visitor, '192.0.2.4', 11)
    expect(await send(visitor, '192.0.2.4', { $type: 'SetCustomerEmailCommand', email: 'a@example.dk' })).toBe('taken')
  })
})

describe('without scripts', () => {
  const form = (visitor: Visitor, path: string, fields: Record<string, string>) =>
    fetch(shop.origin + path, {
      method: 'POST',
      body: new URLSearchParams({ language: 'da', ...fields }),
      headers: { 'sec-fetch-site': 'same-origin', cookie: visitor.cookie(), 'x-forwarded-for': '192.0.2.5' },
      redirect: 'manual',
    })

  it('SEC-01 the cart’s and the checkout’s forms count too, and their pages say to wait', async () => {
    const visitor = createVisitor(shop)
    await guess(visitor, '192.0.2.5', 9)
    const tenth = await form(visitor, '/cart/code/add', { code: wrong() })
    expect(tenth.headers.get('location')).toBe('/kurv#cart-unknown-code')
    const next = await form(visitor, '/cart/code/add', { code: wrong() })
    expect(next.headers.get('location')).toBe('/kurv#cart-too-many-codes')
    const page = await (await fetch(`${shop.origin}/kurv`, { headers: { cookie: visitor.cookie() } })).text()
    expect(/id="cart-too-many-codes"[^>]*>([^<]*)/.exec(page)?.[1]).toContain('Vent ti minutter')
    const checkout = await form(visitor, '/checkout/details', { form: 'addGiftCard', giftCardCode: 'GAVE-RIGTIG' })
    expect(checkout.headers.get('location')).toContain('refused=too-many-codes')
  })
})
