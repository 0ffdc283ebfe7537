import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'

const TOKEN = `eclub-${'s3cret'.repeat(8)}`

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

/** The first script of the document, with the nonce that its policy allows. */
async function firstScript(path: string): Promise<string> {
  const answer = await fetch(shop.origin + path)
  const nonce = /'nonce-([\w-]+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
  const html = await answer.text()
  expect(html).not.toContain(TOKEN)
  const found = new RegExp(`^<!doctype html><html[^>]*><head><script nonce="${nonce}">(.*?)</script>`, 's').exec(html)
  return found?.[1] ?? ''
}

it('SOFT-01 a newsletter token leaves the address by the first thing in the document, cached or not, and waits in memory', async () => {
  for (const time of ['made', 'cached']) {
    const script = await firstScript(`/?page=2&eclub=${TOKEN}`)
    const replaced: string[] = []
    const window = {}
    const location = { href: `https://shop.test/?page=2&eclub=${TOKEN}&sort=price#top` }
    const history = { state: null, replaceState: (_state: null, _title: string, url: URL) => replaced.push(url.href) }
    runInNewContext(script, { window, location, history, URL })
    expect([time, replaced, window]).toEqual([time, ['https://shop.test/?page=2&sort=price#top'], { eclub: TOKEN }])
  }
})

it('SOFT-01 other documents have nothing of it', async () => {
  for (const path of ['/', '/?q=eclub', '/?xeclub=1']) expect([path, await firstScript(path)]).toEqual([path, ''])
})
