import { inflateSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { DETAILS, line } from '@firkant/domain/orders/order-test-shop.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { addTestOrder, type TestOrder } from '../../../../test/samples/test-orders.ts'
import { startSmtpReceiver } from '../../../../test/stand-ins/smtp-receiver.ts'
import { until } from '../../../../test/until.ts'
import { startBackgroundJobs } from '../../../start/background-jobs.ts'
import { parseConfig } from '../../../start/config.ts'
import { readOrderLink } from '../order-links.ts'
import type { StoredOrder } from '../order-store.ts'
import { queueOrderMail, type OrderMailKind } from './order-mail.ts'

const SECRET = 'a secret of more than thirty-two letters'
let database: TestDatabase
const closers: (() => Promise<void>)[] = []
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  await database.pool.query('delete from jobs; delete from mails')
})

async function openMailing(brand: keyof typeof BRANDS = 'hjemly') {
  const receiver = await startSmtpReceiver()
  const config = parseConfig({ SHOP_MODE: 'test', BRAND: brand, SHOP_SECRET: SECRET, SMTP_URL: receiver.url })
  const jobs = startBackgroundJobs({ config, database, log: pino({ level: 'silent' }), pollMs: 20 })
  closers.push(jobs.stop, receiver.close)
  return receiver
}
const queue = (stored: StoredOrder, what: OrderMailKind, now = TEST_NOW) =>
  database.main.transaction((tx) =>
    queueOrderMail(tx, {
      stored,
      what,
      brand: BRANDS[stored.brand as keyof typeof BRANDS],
      publicUrl: 'http://shop.test',
      now,
    }),
  )
async function sent(given: TestOrder, what: OrderMailKind) {
  const receiver = await openMailing(given.brand)
  const stored = await addTestOrder(database.main, given)
  await queue(stored, what)
  await until(() => expect(receiver.received).toHaveLength(1))
  const [mail] = receiver.received
  if (!mail) throw new Error('nothing came')
  const text = (mail.text ?? '').replaceAll('\u00a0', ' ')
  const html = (mail.html ?? '').replaceAll('\u00a0', ' ')
  return { mail, stored, text, html }
}

const TERMS = [
  {
    id: 'withdrawal',
    componentName: 'Editorial',
    props: {
      heading: '6. Fortrydelsesret',
      html: '<p>Du betaler selv for <a href="/retur">returneringen</a>.</p><table><tbody><tr><th>Navn</th><td>Æ &amp; Ø</td></tr></tbody></table>',
    },
  },
]
async function writeTerms(): Promise<void> {
  await database.pool.query(
    `with page as (insert into pages (brand, language, key, path) values ('hjemly', 'da', 'terms', '/vilkaar') returning id)
     insert into page_versions (page_id, version, state, component_name, title, description, blocks, content_hash)
     select id, 1, 'published', 'EditorialPage', 'Vilkår', '', $1, 'x' from page`,
    [JSON.stringify(TERMS)],
  )
}

/** The words of a PDF with standard fonts: hexadecimal strings in packed streams. */
function textOfPdf(pdf: Buffer): string {
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)
  const pages = [...streams].flatMap(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    } catch {
      return []
    }
  })
  const lines = pages.flatMap((page) => page.split('\n').filter((each) => each.endsWith('TJ')))
  const words = lines.map((each) =>
    [...each.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
  )
  return words.join(' ').replaceAll(/\s+/g, ' ')
}

describe('the confirmation', () => {
  const gifts = { lines: [line('RUG', 2)], details: { ...DETAILS, discountCodes: ['TEN'] }, giftMinor: 100_00 }

  it('CHK-06 LAW-06 holds all that was bought, what it cost, where it goes and who sold it, in both parts', async () => {
    const { mail, stored, text, html } = await sent(gifts, 'confirmation')
    const { number, lines } = stored.order
    expect(mail.subject).toBe(`Ordrebekræftelse ${number}`)
    expect(mail.to?.[0]?.address).toBe('alma@example.dk')
    expect(lines.length).toBeGreaterThan(1)
    for (const mailText of [text, html]) {
      for (const { name } of lines) expect(mailText).toContain(name)
      expect(mailText).toContain('ten da (TEN)')
      for (const sum of ['Rabat', 'Levering', 'I alt med moms', 'Heraf moms (25 %)', 'Betalt med gavekort'])
        expect(mailText).toContain(sum)
      expect(mailText).toContain('−100,00 kr.')
      expect(mailText).toContain('8600 Silkeborg')
      expect(mailText).toContain('Leveres torsdag den 19. november')
      expect(mailText).toContain('hjemly A/S')
      expect(mailText).toContain('CVR-nr. 00 00 00 10')
    }
  })

  it('LAW-06 LAW-01 has the right of withdrawal and the way to it, and the terms as PDF and in the plain text', async () => {
    await writeTerms()
    const { mail, stored, text, html } = await sent({}, 'confirmation')
    for (const mailText of [text, html]) {
      expect(mailText).toContain('inden 14 dage')
      expect(mailText).toContain('Fortryd aftalen her')
      expect(mailText).toContain('Vedhæftet som PDF')
      expect(mailText).toContain('http://shop.test/vilkaar')
    }
    const pdf = mail.attachments.find(({ mimeType }) => mimeType === 'application/pdf')
    expect(pdf?.filename).toBe('handelsbetingelser.pdf')
    const written = textOfPdf(Buffer.from(pdf?.content as ArrayBuffer))
    for (const whole of [text, written]) {
      expect(whole).toContain('Standardfortrydelsesformular')
      expect(whole).toContain('6. Fortrydelsesret')
      expect(whole).toContain('Du betaler selv for returneringen.')
      expect(whole).toContain('Navn: Æ & Ø')
    }
    expect(written).toContain('Side 1 af ')
    expect(html).not.toContain('Standardfortrydelsesformular')
    const [, token = ''] = /\/fortryd\?token=(\S+)/.exec(text) ?? []
    expect(readOrderLink(SECRET, token, TEST_NOW)).toEqual({ type: 'order', orderId: stored.id })
    expect(html).toContain(`href="http://shop.test/fortryd?token=${token}"`)
  })

  it('CHK-06 says first when it comes and what happens next, and shows each product', async () => {
    const { text, html } = await sent({}, 'confirmation')
    for (const mailText of [text, html]) {
      const places = ['Leveres torsdag den 19. november', 'Det sker der nu', 'Dine varer'].map((each) =>
        mailText.indexOf(each),
      )
      expect(places[0]).toBeGreaterThan(0)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }
    const pictures = html.match(/<img src="http:\/\/shop\.test\/images\/[^>]*>/g) ?? []
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) expect(picture).toMatch(/alt="[^"]+" width="72" height="72"/)
  })

  it('CHK-06 leads to the calendar and to help before the goods, and to no calendar once all of it has come', async () => {
    const { text, html } = await sent({}, 'confirmation')
    for (const mailText of [text, html]) {
      const places = ['Læg dagen i kalenderen', 'Få hjælp til ordren', 'Dine varer'].map((word) =>
        mailText.indexOf(word),
      )
      expect(places[0]).toBeGreaterThan(0)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(mailText).toMatch(/\/orders\/calendar\.ics\?token=/)
      expect(mailText).toMatch(/\/ordre\?token=[^\s"#]+#contact/)
    }
    for (const close of closers.splice(0)) await close()
    const come = await sent({ state: 'delivered' }, 'delivered')
    expect(come.text).toContain('/ordre?token=')
    expect(come.text).not.toContain('calendar.ics')
  })

  it('SEC-01 waits in the database without the token of its links', async () => {
    const stored = await addTestOrder(database.main)
    await queue(stored, 'confirmation')
    const { rows } = await database.pool.query('select text, tokens from mails')
    const [, token = ''] = /\/ordre\?token=([^\s#]+)/.exec(rows[0].text) ?? []
    expect(token).toMatch(/\.token-[0-9a-f-]{36}$/)
    expect(readOrderLink(SECRET, token, TEST_NOW)).toEqual({ type: 'wrong' })
  })

  it('LAW-01 of a company speaks of no right of withdrawal', async () => {
    const details = { ...DETAILS, customerType: 'company', companyName: 'Holm & Co <ApS>' } as const
    const { text, html } = await sent({ details }, 'confirmation')
    expect(text).not.toContain('Fortryd aftalen her')
    expect(text).toContain('Holm & Co <ApS>')
    expect(html).toContain('Holm &amp; Co &lt;ApS&gt;')
  })

  it.each([
    ['fjellbo', 'NO', 'Ordrebekreftelse', 'Angre avtalen her', '/angre?token=', 'Totalt med mva.'],
    ['ljuvhem', 'SE', 'Orderbekräftelse', 'Ångra avtalet här', '/angra?token=', 'Totalt med moms'],
    ['hjemly', 'SE', 'Orderbekräftelse', 'Ångra avtalet här', '/sv/angra?token=', 'Totalt med moms'],
    ['skygge', 'DK', 'Ordrebekræftelse', 'Fortryd aftalen her', '/fortryd?token=', 'I alt med moms'],
  ] as const)('CHK-06 of %s in %s speaks its language and looks like its brand', async (brand, market, ...mailText) => {
    const { mail, text, html } = await sent({ brand, market }, 'confirmation')
    const [subject, ...inText] = mailText
    expect(mail.subject).toContain(subject)
    for (const word of inText) expect(text).toContain(word)
    expect(html).toContain(`bgcolor="${BRANDS[brand].mailLook.page}"`)
    expect(mail.from?.address).toBe(BRANDS[brand].organisation.email)
  })
})

describe('each step', () => {
  it.each([
    ['packed', 'packed', 'er pakket', 'venter på at blive hentet'],
    ['shipped', 'shipped', 'er på vej', 'bliver trukket nu'],
    ['delivered', 'delivered', 'er leveret', 'Du kan fortryde dit køb til og med 26. november 2026'],
    ['cancelled', 'cancelled', 'er annulleret', 'Vi har frigivet det'],
  ] as const)('CHK-07 %s is told by mail', async (state, what, subject, mailText) => {
    const lastStepAt = new Date('2026-11-12T10:00:00Z')
    const { mail, text } = await sent({ state, lastStepAt }, what)
    expect(mail.subject).toContain(subject)
    expect(text).toContain(mailText)
    expect(text).toContain('http://shop.test/ordre?token=')
  })

  it.each(['confirmation', 'packed'] as const)(
    'CHK-06 %s of what is fetched names the store, not the buyer’s home',
    async (what) => {
      const receiver = await openMailing()
      const stored = await addTestOrder(database.main)
      const home = { ...stored.order.shippingAddress, streetName: 'Hjemmevej' }
      const shipping = { ...stored.order.shipping, methodKey: 'pickup-aarhus' }
      const shown = {
        ...stored.shown,
        shippingName: 'Hent i butik: Aarhus',
        shippingDescription: 'Havnegade 4, 8000 Aarhus C',
      }
      await queue({ ...stored, order: { ...stored.order, shipping, shippingAddress: home }, shown }, what)
      await until(() => expect(receiver.received).toHaveLength(1))
      const text = receiver.received[0]?.text ?? ''
      expect(text).toMatch(/Hentes i:?\s+Aarhus,?\s+Havnegade 4, 8000 Aarhus C/)
      expect(text).not.toContain('Leveres til')
      expect(text).not.toContain('Hjemmevej')
    },
  )

  it('CHK-07 is told once, however often it is taken', async () => {
    const stored = await addTestOrder(database.main)
    await queue(stored, 'packed')
    await queue(stored, 'packed')
    expect((await database.pool.query('select key from mails')).rows).toEqual([{ key: `order-packed:${stored.id}` }])
  })

  it('CHK-07 a link that was asked for again at once is sent once, and later again', async () => {
    const stored = await addTestOrder(database.main)
    for (const minutes of [0, 1, 20]) await queue(stored, 'link', new Date(TEST_NOW.getTime() + minutes * 60_000))
    expect((await database.pool.query('select 1 from mails')).rows).toHaveLength(2)
  })
})
