import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../test/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

/** Sends the path unchanged: fetch would normalise it. */
function ask(path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: new URL(shop.origin).port, path }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    }).on('error', reject)
  })
}

describe('redirects of a path', () => {
  it('PAGE-34 leads from a fixed prefix to the short address, for good', async () => {
    expect(await ask('/products/sofaer?page=2')).toEqual({ status: 301, location: '/sofaer?page=2' })
    expect(await ask('/nb/rooms/stue')).toEqual({ status: 301, location: '/nb/rom/stue' })
  })

  it('NAV-04 leads from a trailing slash to the address without', async () => {
    expect(await ask('/om-os/?a=b')).toEqual({ status: 301, location: '/om-os?a=b' })
  })

  it.each([
    '//evil.example/',
    '///evil.example//',
    '/\\evil.example/',
    '/products//evil.example',
    '/rooms/\\evil.example/x',
    '/products//evil.example/',
    '/nb//evil.example/',
  ])('NAV-04 PAGE-34 never leads from %s to another host', async (path) => {
    const { location = '/' } = await ask(path)
    expect(new URL(location, 'https://shop.test').host).toBe('shop.test')
  })
})

describe('SEC-01 a path that is too long', () => {
  const quickest = async (path: string) => {
    let best = Number.POSITIVE_INFINITY
    for (let count = 0; count < 8; count += 1) {
      const begun = performance.now()
      await ask(path)
      best = Math.min(best, performance.now() - begun)
    }
    return best
  }

  it.each(['/', '/api/content/', '/images/', '/api/client/', '//'])('is refused under %s', async (start) => {
    const path = start.padEnd(2048, 'x')
    expect((await ask(`${path}?${'y'.repeat(4000)}`)).status).not.toBe(414)
    expect((await ask(`${path}x`)).status).toBe(414)
  })

  it('costs no more than another, however many slashes it has', async () => {
    for (const start of ['', '/api/content']) {
      const hostile = `${start}/x${'/'.repeat(15_000)}b/`
      const few = `${start}/x${'/'.repeat(2000)}b/`
      // The fastest of several: other work on the machine delays single answers, the fault delayed every one.
      const plain = await quickest('/x')
      expect(await quickest(hostile)).toBeLessThan(plain * 10 + 20)
      expect(await quickest(few)).toBeLessThan(plain * 10 + 20)
    }
  })

  it('is answered as a problem, with the headers of all answers', async () => {
    const answer = await fetch(`${shop.origin}/${'x'.repeat(3000)}`)
    expect(answer.status).toBe(414)
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.json()).toMatchObject({ code: 'address-too-long', status: 414 })
  })
})
