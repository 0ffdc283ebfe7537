import { createHash } from 'node:crypto'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { getRaw, type RawAnswer } from '../../../test/visitors/get-raw.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

const ACCEPTED = 'gzip, deflate, br, zstd, dcb, dcz'
/** As Chromium opens a page from another one of ours. */
const CHROMIUM = {
  'accept-encoding': ACCEPTED,
  'sec-ch-ua': '"Not:A-Brand";v="8", "Chromium";v="156"',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'same-origin',
}
const get = (path: string, headers: Record<string, string> = CHROMIUM) => getRaw(shop.origin + path, headers)

const htmlOf = ({ headers, body }: RawAnswer, dictionary?: Buffer) => {
  const encoding = headers['content-encoding']
  if (encoding === 'dcz') return zstdDecompressSync(body.subarray(40), dictionary ? { dictionary } : {})
  return encoding === 'br' ? brotliDecompressSync(body) : body
}
const withoutNonce = (html: Buffer) => html.toString().replaceAll(/nonce="[\w-]+"/g, 'nonce')
const idOf = ({ headers }: RawAnswer) =>
  /^match="\/\*", match-dest=\("document"\), id="([^"]+)"$/.exec(String(headers['use-as-dictionary']))?.[1] ?? ''
/** What a browser says of a page that it was sent. */
const held = (html: Buffer, id: string) => ({
  'available-dictionary': `:${createHash('sha256').update(html).digest('base64')}:`,
  'dictionary-id': `"${id}"`,
})
const nonceOf = ({ headers }: RawAnswer) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''

describe('a page whose reader has another one', () => {
  it('SEC-01 is the difference to that one, drawn and cached, with a nonce of its own', async () => {
    for (const first of [CHROMIUM, { ...CHROMIUM, 'sec-fetch-site': 'cross-site' }]) {
      const before = await get('/sofaer/nordlo-2-green', first)
      const dictionary = htmlOf(before)
      expect(dictionary.includes('<style')).toBe(first !== CHROMIUM)
      const asked = { ...CHROMIUM, ...held(dictionary, idOf(before)) }
      for (let time = 0; time < 3; time += 1) {
        const path = `/sofaer/nordlo-3-${first === CHROMIUM ? 'green' : 'cream'}`
        const answer = await get(path, asked)
        expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'dcz'])
        expect(answer.body.subarray(8, 40)).toEqual(createHash('sha256').update(dictionary).digest())
        const html = htmlOf(answer, dictionary)
        const whole = await get(path)
        expect(withoutNonce(html)).toBe(withoutNonce(htmlOf(whole)))
        const nonces = new Set(html.toString().match(/(?<=nonce=")[\w-]+/g))
        expect(nonces).toEqual(new Set([nonceOf(answer)]))
        expect(answer.headers.etag).toBe(whole.headers.etag)
        expect(answer.headers.vary).toBe('accept-encoding, available-dictionary')
        expect(answer.body.length).toBeLessThan(whole.body.length / 3)
      }
    }
  })

  it('may be the dictionary of the next one itself', async () => {
    const start = await get('/')
    const second = await get('/sofaer', { ...CHROMIUM, ...held(htmlOf(start), idOf(start)) })
    const html = htmlOf(second, htmlOf(start))
    const third = await get('/lamper', { ...CHROMIUM, ...held(html, idOf(second)) })
    expect(third.headers['content-encoding']).toBe('dcz')
    expect(htmlOf(third, html).toString()).toContain('</html>')
  })

  it('is asked for again each time by whoever keeps it', async () => {
    const { headers } = await get('/sofaer')
    expect(headers['cache-control']).toBe('private, max-age=0, stale-while-revalidate=1800')
    const again = await get('/sofaer', { ...CHROMIUM, 'if-none-match': String(headers.etag) })
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'private, max-age=0, must-revalidate'])
  })
})

describe('a page is sent whole', () => {
  const isWhole = async (headers: Record<string, string>, path = '/sofaer') => {
    const answer = await get(path, headers)
    expect(answer.headers['content-encoding']).toBe('br')
    return answer
  }

  it('where the dictionary is not the one that was sent', async () => {
    const before = await get('/')
    const [html, id] = [htmlOf(before), idOf(before)]
    const other = held(Buffer.concat([html, Buffer.from(' ')]), id)
    for (const wrong of [
      other,
      held(html, `l${'A'.repeat(22)}${id.slice(23)}`),
      held(html, 'mobile /?'),
      held(html, `l${'A'.repeat(22)}laptop /unknown?`),
      { 'available-dictionary': held(html, id)['available-dictionary'] },
      { ...held(html, id), 'accept-encoding': 'br, dcb' },
    ])
      expect((await isWhole({ ...CHROMIUM, ...wrong })).status).toBe(200)
  })

  it('to browsers that keep none, and offers none', async () => {
    const [{ 'sec-ch-ua': _brand, ...others }, { 'sec-fetch-dest': _use, ...scripts }] = [CHROMIUM, CHROMIUM]
    for (const headers of [others, scripts, { ...CHROMIUM, 'sec-fetch-dest': 'empty' }]) {
      const { headers: sent } = await isWhole(headers)
      expect(sent['use-as-dictionary']).toBeUndefined()
      expect(sent['cache-control']).toBe('private, max-age=0, must-revalidate')
    }
  })

  it("where it is a visitor's own, a search, a page that is not there, or opened with a secret", async () => {
    const before = await get('/')
    const asked = { ...CHROMIUM, ...held(htmlOf(before), idOf(before)) }
    const own = await isWhole(asked, '/kurv')
    expect([own.headers['cache-control'], own.headers['use-as-dictionary']]).toEqual(['private, no-store', undefined])
    for (const path of ['/soeg?q=sofa', '/findes/ikke', '/om-hjemly?token=abc'])
      expect((await get(path)).headers['use-as-dictionary']).toBeUndefined()
  })
})

it('COMPRESSION_DICTIONARIES=off offers and sends none', async () => {
  const off = await startTestShop({ env: { COMPRESSION_DICTIONARIES: 'off' } })
  const before = await get('/')
  const headers = { ...CHROMIUM, ...held(htmlOf(before), idOf(before)) }
  for (let time = 0; time < 2; time += 1) {
    const { headers: sent } = await getRaw(`${off.origin}/sofaer`, headers)
    expect([sent['content-encoding'], sent.vary, sent['use-as-dictionary'], sent['cache-control']]).toEqual([
      'br',
      'accept-encoding',
      undefined,
      'private, max-age=0, must-revalidate',
    ])
  }
  await off.close()
})
