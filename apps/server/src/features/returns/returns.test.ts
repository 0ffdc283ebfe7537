import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrderNumber } from '@firkant/domain/orders/order-number.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createReturnsService } from './returns-service.ts'

const NUMBER = makeOrderNumber('HJ', new Uint8Array([1, 2, 3, 4, 5, 6, 7, 1]))
const ANOTHER = makeOrderNumber('HJ', new Uint8Array([1, 2, 3, 4, 5, 6, 7, 2]))
let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const XHR = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
async function ask(body: unknown, { language = 'da', headers = XHR as Record<string, string>, at = shop.origin } = {}) {
  const answer = await fetch(`${at}/api/client/ct/returns/find?language=${language}`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as object }
}
const sendForm = (fields: Record<string, string>, headers: Record<string, string>) =>
  fetch(`${shop.origin}/returns/register`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

describe('POST ct/returns/find', () => {
  it.each([
    [{ orderNumber: '', email: 'anna@example.dk' }, 'emptyOrderNumber'],
    [{ orderNumber: NUMBER, email: '' }, 'emptyEmail'],
    [{ orderNumber: '12;04', email: 'anna@example.dk' }, 'invalidOrderNumber'],
    [{ orderNumber: NUMBER, email: 'anna' }, 'invalidEmail'],
    [{ orderNumber: NUMBER, email: 'anna@example.dk' }, 'orderNotFound'],
    [{ orderNumber: ` # ${ANOTHER.toLowerCase()}`, email: ' bo@example.dk ' }, 'orderNotFound'],
  ])('BLOCK-09 %o is answered as a form understands it: %s', async (question, errorCode) => {
    expect(await ask(question)).toEqual({ status: 200, body: { success: false, errorCode } })
  })

  it.each<[string, Parameters<typeof ask>, number, string]>([
    ['nothing', [{}], 400, 'invalid-request'],
    ['a number', [{ orderNumber: 7, email: 'a@b.dk' }], 400, 'invalid-request'],
    ['a book', [{ orderNumber: 'x'.repeat(2000), email: 'a@b.dk' }], 400, 'invalid-request'],
    ['half an object', ['{'], 400, 'invalid-json'],
    [
      'a language that is not spoken',
      [{ orderNumber: '1', email: 'a@b.dk' }, { language: 'de' }],
      400,
      'invalid-request',
    ],
    [
      'another site',
      [{ orderNumber: '1', email: 'a@b.dk' }, { headers: { 'content-type': 'application/json' } }],
      403,
      'csrf',
    ],
  ])('BLOCK-09 API-03 answers %s with a code', async (_given, given, status, code) => {
    expect(await ask(...given)).toMatchObject({ status, body: { code } })
  })

  it('BLOCK-09 lets nobody guess without end', async () => {
    const strict = await startTestShop({
      env: { RATE_LIMITS: 'on' },
      database: shop.database,
    })
    const statuses = []
    for (let i = 0; i < 11; i += 1)
      statuses.push((await ask({ orderNumber: `${i}`, email: 'anna@example.dk' }, { at: strict.origin })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    await strict.close()
  })
})

describe('the form without scripts', () => {
  it.each([
    [{ orderNumber: NUMBER, email: 'anna@example.dk', language: 'sv' }, '/sv/returns/unknown', 'Vi hittar ingen order'],
    [{ orderNumber: NUMBER, email: 'anna@example.dk' }, '/returns/unknown', 'Vi kan ikke finde en ordre'],
    [{ email: 'anna@example.dk' }, '/returns/incomplete', 'Udfyld venligst både ordrenummer og e-mailadresse'],
    [{ orderNumber: '12;04', email: 'anna', language: 'xx' }, '/returns/invalid', 'ikke skrevet rigtigt'],
  ])('BLOCK-09 %o is answered with the page %s', async (fields, location, words) => {
    const answer = await sendForm(fields as Record<string, string>, SAME_ORIGIN)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
    const html = await (await fetch(shop.origin + location)).text()
    expect(html).toContain(words)
    expect(html).toContain('action="/returns/register"')
    expect(html).toContain('<meta name="robots" content="noindex"')
  })

  it('BLOCK-09 API-03 from another site is refused', async () => {
    expect((await sendForm({ orderNumber: '1' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })
})

describe('where there are orders', () => {
  const asked: object[] = []
  const { find } = createReturnsService({
    findReturnUrl: async (question) => {
      asked.push(question)
      return question.orderNumber === NUMBER && question.email === 'anna@example.dk' ? '/retur/x' : undefined
    },
  })

  it('BLOCK-09 leads to the return of the order, however its number and address were typed', async () => {
    const question = { orderNumber: ` #${NUMBER.toLowerCase()} `, email: ' Anna@Example.dk', language: 'nb' } as const
    expect(await find(question)).toEqual({ success: true, url: '/retur/x' })
    expect(asked).toEqual([{ orderNumber: NUMBER, email: 'anna@example.dk', language: 'nb' }])
  })

  it('BLOCK-09 answers the same for another’s order as for none', async () => {
    const [others, none] = await Promise.all(
      [NUMBER, ANOTHER].map((orderNumber) => find({ orderNumber, email: 'bo@example.dk', language: 'da' })),
    )
    expect(others).toEqual(none)
  })
})
