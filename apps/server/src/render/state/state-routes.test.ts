import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DOCUMENT_STATE_ID, type DocumentState } from '@firkant/domain/page/document-state.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { publishEvent } from '../../platform/events/shop-events.ts'

const SOFA = 'nordlo-3-green'
const PRODUCT = `/sofaer/${SOFA}`
const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/156.0.0.0 Mobile Safari/537.36' }

let shop: TestShop
/** Behind the same balancer. */
let other: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  other = await startTestShop({ database: shop.database })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const factsIn = (html: string) => {
  const start = `id="${DOCUMENT_STATE_ID}">`
  const json = html.slice(html.indexOf(start) + start.length)
  return JSON.parse(json.slice(0, json.indexOf('</script>'))) as Record<string, unknown>
}
const restIn = (html: string) => /data-rest="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
const tagIn = (address = '') => address.split('/')[3] ?? ''

async function open(path: string, headers: Record<string, string> = {}, at = shop) {
  const html = await (await fetch(at.origin + path, { headers })).text()
  return { html, rest: restIn(html) ?? '', facts: factsIn(html) }
}

async function ask(address: string, at = shop) {
  const answer = await fetch(at.origin + address, { headers: { 'accept-encoding': 'br' } })
  return {
    status: answer.status,
    tag: answer.headers.get('etag')?.replaceAll('"', ''),
    cache: answer.headers.get('cache-control'),
    encoding: answer.headers.get('content-encoding'),
    state: (await answer.json()) as DocumentState,
  }
}

const cardsOf = ({ page }: DocumentState) => (page.componentName === 'CategoryPage' ? page.model.products : [])

async function sell(onHand: number): Promise<void> {
  await shop.database.main.transaction(async (tx) => {
    await tx.execute(sql`update stock_levels set on_hand = ${onHand}, reserved = 0 where location = 'central'
      and sku in (select sku from variants where product_key = ${SOFA})`)
    await publishEvent(tx, { type: 'catalog-changed', productKeys: [SOFA] })
  })
  await Promise.all([shop.heardAll(), other.heardAll()])
}

describe('the state of a document that waits for a visitor', () => {
  it('NAV-01 comes with React: the document says what runs before it, and where the rest is', async () => {
    const { rest, facts } = await open(PRODUCT)
    expect(facts).toMatchObject({
      market: 'DK',
      page: { url: PRODUCT, componentName: 'ProductPage' },
      product: { productKey: SOFA },
    })
    expect(facts).not.toHaveProperty('page.model')
    const { status, tag, cache, encoding, state } = await ask(rest)
    expect([status, tag, encoding]).toEqual([200, tagIn(rest), 'br'])
    expect(cache).toBe('public, max-age=86400, immutable')
    expect(state).toMatchObject({ market: 'DK', widthClass: facts.widthClass, version: facts.version, isLight: true })
    expect(state.page.componentName === 'ProductPage' && state.page.model.product.productKey).toBe(SOFA)
    expect(state.dynamicData.map(({ type }) => type)).toContain('footer')
  })

  it('is the same in every process, in each width, for filters and for parameters that say nothing', async () => {
    for (const [path, headers] of [
      ['/', {}],
      [PRODUCT, PHONE],
      ['/sofaer?sort=price&utm_source=brev', {}],
      ['/sofaer?useNewBadges=true', PHONE],
    ] as const) {
      const { rest } = await open(path, headers)
      const { rest: again } = await open(path, headers, other)
      expect(again, path).toBe(rest)
      expect(await ask(rest, other), path).toEqual(await ask(rest))
    }
  })

  it('is made again by a process that did not draw the document', async () => {
    const { rest } = await open('/lamper', PHONE)
    expect(await ask(rest, other)).toEqual(await ask(rest))
    expect(rest).toContain('/mobile/lamper')
  })

  it('stays that of its document when the page changes; who no longer has it answers the page as it is now, whole', async () => {
    await sell(60)
    const { rest } = await open('/sofaer')
    const before = await ask(rest)
    await sell(0)
    expect((await open('/sofaer')).rest).not.toBe(rest)
    expect(await ask(rest)).toEqual(before)

    const late = await startTestShop({ database: shop.database })
    try {
      const { status, tag, cache, state } = await ask(rest, late)
      expect([status, cache]).toEqual([200, 'private, no-store'])
      expect(tag).not.toBe(tagIn(rest))
      expect(state.isLight).toBeUndefined()
      expect(cardsOf(state)[0]).toHaveProperty('displayName')
      expect(cardsOf(before.state)[0]).not.toHaveProperty('displayName')
    } finally {
      await late.close()
    }
    await sell(60)
  })

  it('is made for each who asks where documents are not kept', async () => {
    const bare = await startTestShop({ database: shop.database, env: { HTML_CACHE_MB: '0' } })
    try {
      const { rest } = await open(PRODUCT, PHONE, bare)
      const { status, tag, state } = await ask(rest, bare)
      expect([status, tag]).toEqual([200, tagIn(rest)])
      expect(state).toEqual((await ask(rest)).state)
    } finally {
      await bare.close()
    }
  })

  it('is in the document where it is one visitor’s, or where React comes at once', async () => {
    for (const path of ['/kurv', '/soeg?q=sofa']) {
      const { rest, facts } = await open(path)
      expect(rest, path).toBe('')
      expect(facts, path).toHaveProperty('page.model')
    }
  })

  it('is not found at an address that no document names', async () => {
    const tag = 'A'.repeat(27)
    for (const address of [`${tag}/mobile/kurv`, `${tag}/watch/sofaer`, 'short/mobile/sofaer'])
      expect((await fetch(`${shop.origin}/api/state/${address}`)).status, address).toBe(404)
  })
})
