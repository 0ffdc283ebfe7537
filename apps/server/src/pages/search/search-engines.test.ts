import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startOpenSearchStandIn } from '../../../test/stand-ins/opensearch-stand-in.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'

const SEARCHES = ['/soeg?q=sofa', '/api/content/soeg?q=sofa', '/api/autocomplete?language=da&q=sofa']

describe('SRCH-08 a shop that searches in PostgreSQL', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await startTestShop({ env: { SEARCH_ENGINE: 'postgres' } })))
  afterAll(() => shop.close())

  it.each(SEARCHES)('answers %s', async (address) => {
    const response = await fetch(`${shop.origin}${address}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/sofa/i)
  })
})

describe('SRCH-08 a shop whose search engine fails', () => {
  let shop: TestShop
  let standIn: Awaited<ReturnType<typeof startOpenSearchStandIn>>
  beforeAll(async () => {
    standIn = await startOpenSearchStandIn()
    shop = await startTestShop({ env: { SEARCH_ENGINE: 'opensearch', SEARCH_URL: standIn.url } })
  })
  afterAll(async () => {
    await shop.close()
    await standIn.stop()
  })

  it('says so and when to try again, sells on, and searches when the engine is back', async () => {
    standIn.fail('error')
    for (const address of SEARCHES) {
      const response = await fetch(`${shop.origin}${address}`, { headers: { accept: 'text/html,*/*' } })
      expect([address, response.status, response.headers.has('retry-after')]).toEqual([address, 503, true])
    }
    expect((await fetch(`${shop.origin}/api/content/sofaer`)).status).toBe(200)
    standIn.fail(undefined)
    for (const address of SEARCHES) expect((await fetch(`${shop.origin}${address}`)).status).toBe(200)
    expect(JSON.stringify(shop.logged)).not.toMatch(/pass(?:@|%40)word|secret of the engine/)
  })
})
