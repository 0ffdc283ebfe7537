import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

const open = (path: string, headers: Record<string, string> = {}) => fetch(shop.origin + path, { headers })

it('STU-01 the studio is a document of its own at every path below /studio, in no cache, by a policy of its own', async () => {
  for (const path of ['/studio', '/studio/orders', '/studio/orders/HJ-7K3M-92QX']) {
    const answer = await open(path)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const [, nonce = ''] = /'nonce-([\w-]+)'/.exec(policy) ?? []
    const text = await answer.text()
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';/)
    expect(text).toContain(`nonce="${nonce}"`)
    expect(text).not.toContain('{{')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  }
})

it('STU-01 its files are packed, and stay in browsers as long as their names', async () => {
  const document = await (await open('/studio')).text()
  const [script = ''] = /\/studio\/assets\/[\w-]+\.js/.exec(document) ?? []
  const packed = await open(script, { 'accept-encoding': 'br' })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('cache-control')).toContain('immutable')
  const plain = await open(script, { 'accept-encoding': 'identity' })
  expect(await plain.text()).toBe(await packed.text())
  for (const wrong of ['/studio/assets/none.js', '/studio/assets/..%2Findex.html', '/studio/assets/stamp'])
    expect([wrong, (await open(wrong)).status]).toEqual([wrong, 404])
})

it('STU-01 pages of the shop have no byte of it', async () => {
  const document = await (await open('/', { 'accept-encoding': 'identity' })).text()
  expect(document).not.toMatch(/studio\/|react-aria/i)
})
