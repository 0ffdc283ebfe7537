import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../test/test-shop.ts'

const CRAWLED = 40

let shop: TestShop
beforeAll(async () => {
  // Nothing is kept: every answer has to be made.
  shop = await startTestShop({ env: { HTML_CACHE_MB: '0' } })
  expect((await shop.app.inject({ url: '/lamper' })).statusCode).toBe(200)
})
afterAll(() => shop.close())

for (const url of ['/lamper', '/api/content/lamper'])
  it(`OPS-02 ${url} of a visitor does not wait behind all that another one asks for`, async () => {
    const answered: string[] = []
    const ask = async (client: string, path: string) => {
      const { statusCode } = await shop.app.inject({ url: path, remoteAddress: client })
      expect(statusCode).toBe(200)
      answered.push(client)
    }
    const crawled = Array.from({ length: CRAWLED }, () => ask('192.0.2.1', url))
    await Promise.all([...crawled, ask('198.51.100.1', url)])
    expect(answered).toHaveLength(CRAWLED + 1)
    // Two of the crawler's are made at a time; in one line for all it would be the last.
    expect(answered.indexOf('198.51.100.1')).toBeLessThan(10)
  })
