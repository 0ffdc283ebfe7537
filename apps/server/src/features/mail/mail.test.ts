import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { contrastRatio } from '@firkant/domain/format/contrast.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { startSmtpReceiver } from '../../../test/stand-ins/smtp-receiver.ts'
import { until } from '../../../test/until.ts'
import { startBackgroundJobs } from '../../start/background-jobs.ts'
import { parseConfig } from '../../start/config.ts'
import { mailHtml } from './mail-html.ts'
import { readMailLogo } from './mail-logo.ts'
import type { MailMessage } from './mail-message.ts'
import { mailPlain } from './mail-plain.ts'
import { createTokenMarks, type TokenMarks } from './mail-tokens.ts'
import { queueMail } from './queue-mail.ts'

const brand = BRANDS.hjemly
const SECRET = 'a secret of more than thirty-two letters'
let database: TestDatabase
const closers: (() => Promise<void>)[] = []
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  await database.pool.query('delete from jobs; delete from mails')
})

function openMailing(smtpUrl: string | undefined) {
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  const config = parseConfig({ SHOP_MODE: 'test', SHOP_SECRET: SECRET, ...(smtpUrl && { SMTP_URL: smtpUrl }) })
  const jobs = startBackgroundJobs({ config, database, log, pollMs: 20, retryDelaysMs: [20, 20, 20, 20, 20, 20] })
  closers.push(jobs.stop)
  return logged
}

const messageWith = (url: string): MailMessage => ({
  subject: 'Rødgrød & fløde',
  preview: 'Kort fortalt',
  parts: [
    { kind: 'heading', text: 'Hej <Anna>' },
    { kind: 'text', text: 'Æble & pære' },
    { kind: 'button', text: 'Se mere', url },
    { kind: 'note', text: 'Med småt' },
  ],
  unsubscribe: { text: 'Afmeld', url: `${url}&leave=1` },
})

function write(key: string, recipient: string, tokens: TokenMarks = createTokenMarks()): Promise<void> {
  const message = messageWith(`http://shop.test/x?token=${tokens.mark('test:1')}`)
  return database.main.transaction((tx) =>
    queueMail(tx, { key, brand, language: 'da', publicUrl: 'http://shop.test', recipient, message, tokens }),
  )
}
const TOKEN = createHmac('sha256', SECRET).update('mail token\ntest:1').digest('base64url')
const stored = async () => (await database.pool.query('select * from mails order by created_at')).rows

describe('by SMTP', () => {
  it('CHK-06 arrives with both parts, logo, language, its own link and one-click unsubscribe', async () => {
    const receiver = await startSmtpReceiver()
    closers.push(receiver.close)
    openMailing(receiver.url)
    await write('one', 'anna@example.dk')
    await until(() => expect(receiver.received).toHaveLength(1))
    const [mail] = receiver.received
    const [{ id }] = await stored()
    expect(mail).toMatchObject({
      from: { address: 'kontakt@hjemly.example', name: 'hjemly' },
      to: [{ address: 'anna@example.dk', name: '' }],
      subject: 'Rødgrød & fløde',
      messageId: `<${id}@hjemly.example>`,
    })
    expect(mail?.html).toContain('Hej &lt;Anna&gt;')
    expect(mail?.html).toContain(`href="http://shop.test/x?token=${TOKEN}"`)
    expect(mail?.html).toContain('<html lang="da">')
    expect(mail?.text).toContain(`Se mere:\nhttp://shop.test/x?token=${TOKEN}`)
    expect(mail?.attachments.map(({ mimeType, contentId }) => [mimeType, contentId])).toEqual([['image/png', '<logo>']])
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('list-unsubscribe')).toBe(`<http://shop.test/x?token=${TOKEN}&leave=1>`)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(headers.get('content-language')).toBe('da')
  })

  it('CHK-06 keeps no words of a mail that a server has taken', async () => {
    const receiver = await startSmtpReceiver()
    closers.push(receiver.close)
    openMailing(receiver.url)
    await write('one', 'anna@example.dk')
    await until(async () => expect((await stored())[0].sent_at).not.toBeNull())
    expect((await stored())[0]).toMatchObject({ html: null, text: null, tokens: {}, headers: {} })
  })

  it('CHK-06 tells the same thing once', async () => {
    const receiver = await startSmtpReceiver()
    closers.push(receiver.close)
    openMailing(receiver.url)
    await Promise.all([write('same', 'anna@example.dk'), write('same', 'anna@example.dk')])
    await write('next', 'bo@example.dk')
    await until(async () => expect((await stored()).filter((mail) => mail.sent_at)).toHaveLength(2))
    expect(receiver.received.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(['anna@example.dk', 'bo@example.dk'])
  })

  it('OPS-01 tries again while the server is down, and sends once it is up', async () => {
    const first = await startSmtpReceiver()
    await first.close()
    const logged = openMailing(first.url)
    await write('patient', 'anna@example.dk')
    await until(() => expect(logged.join('')).toContain('job failed; it is retried later'))
    const second = await startSmtpReceiver({ port: first.port })
    closers.push(second.close)
    await until(() => expect(second.received).toHaveLength(1))
  })

  it('OPS-01 gives up on a receiver that does not exist, and names nobody in the log', async () => {
    const receiver = await startSmtpReceiver({ refused: ['gone@example.dk'] })
    closers.push(receiver.close)
    const logged = openMailing(receiver.url)
    await write('gone', 'gone@example.dk')
    await until(() => expect(logged.join('')).toContain('job failed for good'))
    expect(logged.join('')).not.toContain('gone@example.dk')
    await until(async () => {
      const { rows } = await database.pool.query(`select state, attempts from jobs where queue like 'mail.%'`)
      expect(rows).toEqual([{ state: 'dead', attempts: 1 }])
    })
  })

  it('SEC-01 a password in SMTP_URL reaches no log', async () => {
    const logged = openMailing('smtp://shop:s3cret-word@127.0.0.1:1')
    await write('lost', 'anna@example.dk')
    await until(() => expect(logged.join('')).toContain('retried later'))
    expect(logged.join('')).not.toContain('s3cret-word')
    expect(() => parseConfig({ SMTP_URL: 'http://shop:s3cret-word@host' })).toThrow(/^(?!.*s3cret-word).*SMTP_URL/)
  })
})

describe('the table of mails', () => {
  it('SEC-01 holds no token, neither in words nor in headers', async () => {
    await write('waiting', 'anna@example.dk')
    const [mail] = await stored()
    expect(mail.html).toContain('http://shop.test/x?token=token-')
    expect(JSON.stringify(mail)).not.toContain(TOKEN)
  })

  it('OPS-01 gets nothing from a transaction that fails', async () => {
    const tokens = createTokenMarks()
    const message = messageWith('http://shop.test/')
    const failing = database.main.transaction(async (tx) => {
      await queueMail(tx, {
        key: 'no',
        brand,
        language: 'da',
        publicUrl: 'http://shop.test',
        recipient: 'anna@example.dk',
        message,
        tokens,
      })
      throw new Error('the order was not placed')
    })
    await expect(failing).rejects.toThrow('not placed')
    expect(await stored()).toEqual([])
    expect((await database.pool.query('select 1 from jobs')).rows).toEqual([])
  })
})

describe.each(BRAND_KEYS)('a mail of %s', (key) => {
  const { mailLook: look } = BRANDS[key]

  it('A11Y-01 can be read: every pair of colours has its contrast', () => {
    for (const colours of [look, look.dark])
      for (const [text, ground] of [
        [colours.ink, colours.surface],
        [colours.ink, colours.tint],
        [colours.muted, colours.surface],
        [colours.muted, colours.tint],
        [colours.muted, colours.page],
        [colours.onAccent, colours.accent],
      ] as const)
        expect(contrastRatio(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  })

  it('CHK-06 has the brand’s logo and sender, in markup and in words', async () => {
    const message = messageWith('http://shop.test/y')
    const html = mailHtml({ brand: BRANDS[key], language: 'sv', publicUrl: 'http://shop.test' }, message)
    expect(html).toContain(`alt="${BRANDS[key].name}"`)
    for (const words of [html, mailPlain(BRANDS[key], 'sv', message)])
      expect(words).toContain(BRANDS[key].organisation.companyNumber)
    const logo = await readMailLogo(BRANDS[key])
    expect(readFileSync(new URL(`../../../../../packages/brands/src/${key}/mail-logo.png`, import.meta.url))).toEqual(
      logo,
    )
    // Rendered at three times its display size.
    expect([logo.readUInt32BE(16), logo.readUInt32BE(20)]).toEqual([look.logo.width * 3, look.logo.height * 3])
  })
})
