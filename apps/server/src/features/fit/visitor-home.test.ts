import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOME_FIELD_NAMES } from '@firkant/domain/fit/home-fields.ts'
import { HOME_FORM } from '@firkant/domain/fit/home-form.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createAccountVisitor, PASSWORD, registered } from '../../../test/visitors/account-visitor.ts'
import { createVisitor, type Visitor } from '../../../test/visitors/visitor-client.ts'
import { CUSTOMER_DATA } from '../../start/customer-data.ts'
import { deleteOldHomes } from './visitor-home.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const PRODUCT = '/sofaer/nordlo-3-green'
const SKU = 'NORDLO-3-GREEN'
const PAGE = `/passer-det?cameFrom=${encodeURIComponent(PRODUCT)}`

async function send(visitor: Visitor, fields: Readonly<Record<string, string>>, site = 'same-origin') {
  const answer = await visitor.send(HOME_FORM, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    body: new URLSearchParams({ language: 'da', cameFrom: PRODUCT, ...fields }),
  })
  return { status: answer.status, to: answer.headers.get('location') ?? '' }
}
const door = (width: string) => ({ frontWidth: width, frontHeight: '200' })
const fitOf = async (visitor: Visitor) => (await visitor.ask('fits', { skus: `${SKU},NONE` }))?.fits
const rows = async () => (await shop.database.pool.query('select count(*)::int as n from visitor_homes')).rows[0].n

describe('how one comes in at a visitor’s', () => {
  it('FIT-02 is said by a plain form; then each thing says what is to spare, or what is missing in centimetres', async () => {
    const visitor = createVisitor(shop)
    expect([await visitor.ask('visitorHome'), await fitOf(visitor)]).toEqual([null, {}])
    expect(await send(visitor, door('88'))).toEqual({ status: 303, to: PRODUCT })
    expect(await visitor.ask('visitorHome')).toEqual({ doorCm: 88 })
    expect(await fitOf(visitor)).toEqual({
      [SKU]: {
        fits: true,
        head: 'Kommer ind hos dig uden ben, på ryggen',
        margin: '3 cm til overs ved hoveddøren på 88 cm',
      },
    })
    await send(visitor, {
      ...door('88'),
      liftDoorWidth: '80',
      liftDoorHeight: '200',
      liftWidth: '100',
      liftDepth: '110',
      liftHeight: '210',
    })
    expect((await fitOf(visitor))?.[SKU]).toMatchObject({ fits: false })
    await send(visitor, door('78,5'))
    expect((await fitOf(visitor))?.[SKU]).toEqual({
      fits: false,
      head: 'Kommer ikke ind hos dig',
      margin: '7 cm for bred til hoveddøren på 78,5 cm',
    })
    expect((await visitor.in('nb').ask('fits', { skus: SKU }))?.fits[SKU]?.margin).toBe(
      '7 cm for bred til ytterdøren på 78,5 cm',
    )
    expect(await visitor.ask('fits', { skus: 'BIRKEMO-180-OAK' })).toMatchObject({
      fits: { 'BIRKEMO-180-OAK': { fits: true, margin: expect.stringMatching(/^\d+ cm til overs/) } },
    })
    // Of what nobody packed nothing is said.
    expect(await visitor.ask('fits', { skus: 'KUPPELO-BLACK' })).toEqual({ fits: {} })
    expect(await fitOf(createVisitor(shop))).toEqual({})
  })

  it('FIT-02 a kept page stays kept: its document is the same for all, what fits comes beside it', async () => {
    const visitor = createVisitor(shop)
    const read = async (cookie = '') => {
      const answer = await fetch(shop.origin + PRODUCT, { headers: { cookie } })
      const html = (await answer.text()).replaceAll(/nonce="[^"]*"|"eventId":"[^"]*"/g, '')
      return { html, cache: answer.headers.get('cache-control') }
    }
    const before = await read()
    await send(visitor, door('88'))
    expect(await read(visitor.cookie())).toEqual(before)
    expect(before.cache).not.toContain('no-store')
    expect(before.html).toContain('/passer-det?cameFrom=')
    const pushed = await visitor.send('/api/client/push-info?language=da', {})
    const entries = (await pushed.json()) as readonly { type: string; data: unknown }[]
    expect(entries.find(({ type }) => type === 'visitorHome')?.data).toEqual({ doorCm: 88 })
  })

  it('FIT-02 what can not be is refused at its field, with what was typed, and what was said before stays', async () => {
    const visitor = createVisitor(shop)
    await send(visitor, { ...door('88'), share: '1' })
    const { status, to } = await send(visitor, { ...door('-88'), roomWidth: '70', turn: 'half', stairsWidth: '9000' })
    expect(status).toBe(303)
    expect(to.startsWith(`${PAGE}&wrong=1&`)).toBe(true)
    const html = await (await visitor.send(to, {})).text()
    expect(html.match(/Skriv et tal i centimeter, fx 78 eller 78,5/g)).toHaveLength(1)
    expect(html).toContain('Skriv et tal fra 50 til 400')
    expect(html.match(/data-part="field-message"[^>]*>Mangler</g)).toHaveLength(2)
    expect(html).toMatch(/name="frontWidth"[^>]*value="-88"|value="-88"[^>]*name="frontWidth"/)
    expect(await visitor.ask('visitorHome')).toEqual({ doorCm: 88 })
    const nothing = await send(visitor, {})
    expect(await (await visitor.send(nothing.to, {})).text()).toContain('Skriv mindst ét sted')
    const again = await (await visitor.send('/passer-det', {})).text()
    expect(again).toMatch(/name="frontWidth"[^>]*value="88"|value="88"[^>]*name="frontWidth"/)
    expect(again).toMatch(/<input[^>]*name="share"[^>]*checked|<input[^>]*checked[^>]*name="share"/)
  })

  it('FIT-02 SEC-02 hostile input leads nowhere else and stores nothing', async () => {
    const visitor = createVisitor(shop)
    const before = await rows()
    expect((await send(visitor, door('88'), 'cross-site')).status).toBe(403)
    const evil = await send(visitor, { ...door('<script>alert(1)</script>'), cameFrom: 'https://evil.example/' })
    expect(evil.to).toMatch(/^\/passer-det\?cameFrom=%2Fpasser-det&wrong=1&/)
    expect(await (await visitor.send(evil.to, {})).text()).not.toContain('<script>alert')
    const long = Object.fromEntries(HOME_FIELD_NAMES.map((name) => [name, '9'.repeat(5000)]))
    expect((await send(visitor, long)).to.length).toBeLessThan(1000)
    for (const value of ['NaN', 'Infinity', '1e2', '0x50', '８８', '88;drop table', '\u0000']) {
      await send(visitor, door(value))
      expect(await visitor.ask('visitorHome'), value).toBeNull()
    }
    expect(await rows()).toBe(before)
    // An address that says it is wrong, and is not: nothing is stored by looking.
    await visitor.send('/passer-det?wrong=1&frontWidth=88&frontHeight=200', {})
    expect(await rows()).toBe(before)
  })
})

describe('whose it is', () => {
  it('FIT-02 follows the account at login, what was said last; another device of theirs has it, nobody else', async () => {
    const { visitor, email } = await registered(shop)
    await send(visitor, door('82'))
    const away = createAccountVisitor(shop)
    await send(away, door('91'))
    await away.call('authentication/login', { email, password: PASSWORD })
    expect([await away.ask('visitorHome'), await visitor.ask('visitorHome')]).toEqual([{ doorCm: 91 }, { doorCm: 91 }])
    await away.call('ct/authentication/logout', {})
    away.signIn('')
    expect(await away.ask('visitorHome')).toBeNull()
  })

  it('FIT-02 MYP-07 is in the export and the overview of the customer, and goes with the account', async () => {
    const { visitor } = await registered(shop)
    await send(visitor, { ...door('82'), share: '1' })
    const exported = (await visitor.get('ct/customer/export')) as { homes: object[]; customer: { id: string } }
    expect(exported.homes).toMatchObject([
      { home: { doors: { front: { widthCm: 82, heightCm: 200 } } }, isShared: true },
    ])
    expect(await (await visitor.send('/mine-sider/mine-data', {})).text()).toContain('href="/passer-det"')
    const subject = { brand: 'hjemly', customerId: exported.customer.id, emailKey: 'x' }
    await CUSTOMER_DATA.parts.homes?.delete(shop.database.main, subject)
    expect(await visitor.ask('visitorHome')).toBeNull()
  })

  it('FIT-02 is forgotten on wish, and with the visitor; a customer’s stays', async () => {
    const visitor = createVisitor(shop)
    await send(visitor, door('88'))
    expect(await (await visitor.send('/passer-det', {})).text()).toContain('Glem min vej ind')
    await send(visitor, { forget: '1' })
    expect(await visitor.ask('visitorHome')).toBeNull()
    expect(await (await visitor.send('/passer-det', {})).text()).not.toContain('Glem min vej ind')
    await send(visitor, door('88'))
    const { visitor: customer } = await registered(shop)
    await send(customer, door('82'))
    const later = (days: number) => () => new Date(TEST_NOW.getTime() + days * 86_400_000)
    expect(await deleteOldHomes(shop.database.main, later(364))(100)).toBe(0)
    expect(await deleteOldHomes(shop.database.main, later(366))(100)).toBeGreaterThan(0)
    expect([await visitor.ask('visitorHome'), await customer.ask('visitorHome')]).toEqual([null, { doorCm: 82 }])
  })
})
