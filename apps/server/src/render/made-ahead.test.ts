import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../test/test-shop.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.origin + path, { headers, redirect: 'manual' })

describe('a page that a browser asks for before anybody wants it', () => {
  it.each(['prefetch', 'prefetch;prerender'])('is sent where it is for everybody (%s)', async (purpose) => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await get('/sofaer/nordlo-3-green', { 'sec-purpose': purpose })
      expect([answer.status, answer.headers.get('etag') === null]).toEqual([200, false])
    }
  })

  it.each(['/kurv', '/kasse', '/mine-sider', '/oensker'])(
    "is refused where it is a visitor's own: %s",
    async (path) => {
      const wanted = await get(path)
      const ahead = await get(path, { 'sec-purpose': 'prefetch;prerender' })
      if (wanted.headers.get('cache-control') !== 'private, no-store') return expect(ahead.status).toBe(wanted.status)
      expect([path, ahead.status]).toEqual([path, wanted.status === 200 ? 503 : wanted.status])
      expect(await ahead.text()).toBe('')
      expect(ahead.headers.get('cache-control')).toBe('private, no-store')
    },
  )

  it('is counted once it is shown: the browser asks whether it is still the same', async () => {
    const html = await (await get('/sofaer')).text()
    const [script = ''] = html.match(/<script nonce="[^"]+">\{const d=document,line.*?<\/script>/s) ?? []
    expect(script).toContain('prerenderingchange')
    const { etag = '' } = Object.fromEntries((await get('/sofaer')).headers)
    const asked = await get('/sofaer', {
      'if-none-match': etag,
      'sec-fetch-dest': 'empty',
      'cache-control': 'max-age=0',
    })
    expect(asked.status).toBe(304)
  })
})
