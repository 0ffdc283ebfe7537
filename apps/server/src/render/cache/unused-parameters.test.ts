import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const get = async (path: string) => {
  const answer = await fetch(shop.origin + path, { redirect: 'manual' })
  return { status: answer.status, html: await answer.text(), etag: answer.headers.get('etag') }
}

/** How many documents were rendered since the shop started. */
async function renders(): Promise<number> {
  const text = await (await fetch(`${shop.origin}/metrics`)).text()
  const counted = [...text.matchAll(/^shop_documents_total\{[^}]*source="render"[^}]*\} (\d+)$/gm)]
  return counted.reduce((sum, [, count]) => sum + Number(count), 0)
}

async function keep(path: string): Promise<void> {
  await get(path)
  await expect.poll(async () => (await get(path)).etag).toBeTruthy()
}

describe('parameters that a page does not use', () => {
  it.each<[string, readonly string[]]>([
    ['/', ['/?f.x1=1', '/?q=1', '/?page=7', '/?sku=none', '/?f.color=green', '/?sort=priceUp', '/?listId=x']],
    ['/om-hjemly', ['/om-hjemly?q=1', '/om-hjemly?page=2&f.price=1-2', '/om-hjemly?cameFrom=/']],
    ['/lamper', ['/lamper?q=sofa', '/lamper?f.color=none', '/lamper?f.unknown=1', '/lamper?sort=popular&page=1']],
    ['/sofaer/nordlo-3-green', ['/sofaer/nordlo-3-green?sku=none', '/sofaer/nordlo-3-green?page=3&f.color=green']],
    ['/soeg?q=sofa', ['/soeg?q=%20sofa', '/soeg?q=sofa&sku=1', '/soeg?q=sofa&f.color=none']],
    ['/sofaer?f.color=green', ['/sofaer?f.color=green,none', '/sofaer?f.color=green&f.color=green&q=x']],
  ])('make no new document of %s', async (path, others) => {
    await keep(path)
    const [plain, before] = [await get(path), await renders()]
    for (const other of others) {
      const answer = await get(other)
      expect([other, answer.status, answer.etag ?? plain.etag]).toEqual([other, 200, plain.etag])
      // The second request is served as the same document.
      expect([other, (await get(other)).etag]).toEqual([other, plain.etag])
    }
    expect(await renders()).toBe(before)
  })

  it('a search on a page that does not search is answered from the cache at once, whatever is searched for', async () => {
    await keep('/om-hjemly')
    /** Requests that a page was asked for, instead of a cached document. */
    const asked = () => shop.logged.filter((line) => String(line.url).startsWith('/om-hjemly') && line.kept !== true)
    const before = asked().length
    for (let number = 0; number < 20; number += 1) await get(`/om-hjemly?q=nr${number}&cm=w40&literal=1`)
    expect(asked().length).toBe(before)
    await keep('/soeg?q=sofa')
    const [one, other] = [await get('/soeg?q=sofa'), await get('/soeg?q=lampe')]
    expect(other.html).not.toBe(one.html)
    expect(other.html).toContain('lampe')
  })

  it('make no new document of a page that is not there', async () => {
    await get('/findes-ikke')
    await expect
      .poll(async () => {
        const before = await renders()
        await get('/findes-ikke')
        return (await renders()) - before
      })
      .toBe(0)
    const before = await renders()
    for (let number = 0; number < 20; number += 1)
      expect((await get(`/findes-ikke?q=${number}&page=${number}`)).status).toBe(404)
    expect(await renders()).toBe(before)
  })

  it('PLP-01 a page past the end is not the listing, in whatever order they are asked for', async () => {
    expect((await get('/lamper?page=9999999')).status).toBe(404)
    await keep('/lamper')
    expect((await get('/lamper')).status).toBe(200)
    expect((await get('/lamper?page=9999999')).status).toBe(404)
  })

  it('what a page does use makes another one', async () => {
    const addresses = [
      '/lamper',
      '/lamper?sort=priceUp',
      '/soeg',
      '/soeg?q=a',
      '/soeg?q=sofa',
      '/?useNewBadges=on',
      '/',
    ]
    for (const path of addresses) await keep(path)
    const tags = await Promise.all(addresses.map(async (path) => (await get(path)).etag))
    expect(new Set(tags).size).toBe(addresses.length)
  })
})
