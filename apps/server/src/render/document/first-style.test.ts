import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

/** fetch says of itself where it comes from. */
async function open(path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<{ headers: Record<string, unknown>; body: Buffer }>()
  request(shop.origin + path, { headers }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }))
  })
    .on('error', reject)
    .end()
  const { headers: sent, body } = await promise
  const html = (sent['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString()
  return { html, bytes: body.length, etag: String(sent.etag), policy: String(sent['content-security-policy']) }
}

const LATER = { 'accept-encoding': 'br' }
const FIRST = { ...LATER, 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }
const noncesOf = (html: string) => new Set([...html.matchAll(/ nonce="([^"]+)"/g)].map((match) => match[1]))
const withoutStyle = (html: string) => html.replace(/<style [^>]*>.*?<\/style>/s, '').replaceAll(' disabled>', '>')

it('NAV-01 SEC-01 the first document of a visit carries its style, with the nonce of its own answer', async () => {
  const rendered = await open('/om-hjemly', FIRST)
  const cached = await open('/om-hjemly', FIRST)
  for (const { html, policy } of [rendered, cached]) {
    const [, nonce, css = ''] = /<style nonce="([^"]+)">(.*?)<\/style>/s.exec(html) ?? []
    expect(policy).toContain(`style-src-elem 'self' 'nonce-${nonce}'`)
    expect(noncesOf(html)).toEqual(new Set([nonce]))
    expect(css).toMatch(/^@layer tokens/)
    const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"( disabled)?>/g)]
    expect(links.length).toBeGreaterThan(1)
    for (const [, href, disabled] of links) {
      const sheet = await (await fetch(shop.origin + String(href))).text()
      expect([disabled, css.includes(sheet.trim())]).toEqual([' disabled', true])
    }
  }
  expect(noncesOf(rendered.html)).not.toEqual(noncesOf(cached.html))
})

it('both forms are compressed once, differ in the style alone and have one tag', async () => {
  // What was asked for again is packed: smaller than what is compressed for one answer.
  const packed = async (headers: Record<string, string>) => {
    const before = await open('/sofaer', headers)
    await expect.poll(async () => (await open('/sofaer', headers)).bytes).toBeLessThan(before.bytes)
    return open('/sofaer', headers)
  }
  await open('/sofaer', LATER)
  const later = await packed(LATER)
  const first = await packed(FIRST)
  expect(later.html).not.toContain('<style')
  expect(first.etag).toBe(later.etag)
  const alike = (html: string) => html.replaceAll(/nonce="[^"]+"/g, 'nonce')
  expect(alike(withoutStyle(first.html))).toBe(alike(later.html))
  expect((await open('/sofaer', { ...FIRST, 'if-none-match': first.etag })).html).toBe('')
})

it.each([
  ['somebody who comes from another page of ours', { 'sec-fetch-site': 'same-origin' }],
  ['somebody with a cookie', { cookie: 'deviceWidth=412' }],
])('%s is sent links', async (_, headers) => {
  expect((await open('/om-hjemly', { ...FIRST, ...headers })).html).not.toContain('<style')
})
