import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { publishEvent } from '../../platform/events/shop-events.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const SOFA = 'nordlo-3-green'
/** Pages that show the sofa, alone or among others, and pages that do not. */
const PATHS = [`/sofaer/${SOFA}`, '/sofaer', '/', '/lamper', '/om-hjemly']

async function get(path: string) {
  const answer = await fetch(shop.origin + path)
  return { html: await answer.text(), etag: answer.headers.get('etag') }
}

/** Which of them were rendered since, and not sent as they were kept. */
async function renderedBy(run: () => Promise<unknown>, paths: readonly string[] = PATHS): Promise<readonly string[]> {
  const count = async () => {
    const text = await (await fetch(`${shop.origin}/metrics`)).text()
    const counts = text.matchAll(/^shop_documents_total\{[^}]*source="render"[^}]*\} (\d+)$/gm)
    return counts.reduce((sum, [, each]) => sum + Number(each), 0)
  }
  await run()
  const rendered: string[] = []
  for (const path of paths) {
    const before = await count()
    await get(path)
    if ((await count()) > before) rendered.push(path)
  }
  return rendered
}

async function change(statement: ReturnType<typeof sql>): Promise<void> {
  await shop.database.main.transaction(async (tx) => {
    await tx.execute(statement)
    await publishEvent(tx, { type: 'catalog-changed', productKeys: [SOFA] })
  })
  await shop.heardAll()
}

const stockOfSofa = (onHand: number) =>
  change(sql`update stock_levels set on_hand = ${onHand}, reserved = 0 where location = 'central'
    and sku in (select sku from variants where product_key = ${SOFA})`)

describe('documents after a change of price or stock', () => {
  it('are sent on where nothing that they show changed, and are new where it did', async () => {
    await stockOfSofa(60)
    await renderedBy(async () => undefined)
    expect(await renderedBy(async () => undefined)).toEqual([])

    // One piece of many is sold: no page says how many there are.
    const before = await get(PATHS[0] ?? '')
    expect(await renderedBy(() => stockOfSofa(59))).toEqual([])
    expect((await get(PATHS[0] ?? '')).etag).toBe(before.etag)

    // The last ones: wherever the sofa is shown.
    const fewLeft = await renderedBy(() => stockOfSofa(2))
    expect(fewLeft).toEqual(expect.arrayContaining([`/sofaer/${SOFA}`, '/sofaer']))
    expect(fewLeft).not.toContain('/om-hjemly')
    expect(fewLeft).not.toContain('/lamper')
    expect((await get(PATHS[0] ?? '')).etag).not.toBe(before.etag)
    expect(await renderedBy(async () => undefined)).toEqual([])

    const soldOut = await renderedBy(() => stockOfSofa(0))
    expect(soldOut).toEqual(expect.arrayContaining([`/sofaer/${SOFA}`, '/sofaer']))
    // What was sold out comes back: the page says what it said at first.
    expect(await renderedBy(() => stockOfSofa(60))).toContain(`/sofaer/${SOFA}`)
    expect(await renderedBy(() => stockOfSofa(61))).toEqual([])
  })

  it('of other products are new where they have a card of what is sold out, and sent on where they have none', async () => {
    await stockOfSofa(60)
    // Its other colours say of each of them whether it is there.
    const links = (await get('/sofaer')).html.matchAll(/ href="(\/sofaer\/[\w-]+)"/g)
    const others = [...new Set([...links].map(([, path = '']) => path))].filter(
      (path) => !path.startsWith('/sofaer/nordlo-3-'),
    )
    const withCard: string[] = []
    for (const path of others) if ((await get(path)).html.includes(`data-product=${SOFA} `)) withCard.push(path)
    expect(withCard.length).toBeGreaterThan(1)
    expect(withCard.length).toBeLessThan(others.length)
    await renderedBy(async () => undefined, others)
    expect(await renderedBy(() => stockOfSofa(0), others)).toEqual(withCard)
    expect(await renderedBy(async () => undefined, others)).toEqual([])
    await stockOfSofa(60)
  })

  it('are new where a lower price changes how many a filter leaves, and sent on where it does not', async () => {
    const price = (minor: number) =>
      change(sql`insert into price_entries (brand, market, sku, amount_minor, reason, starts_at)
        select 'hjemly', 'DK', sku, ${minor}, 'regular', ${shop.now().toISOString()}::timestamptz
        from variants where product_key = ${SOFA}`)
    const [counted, others] = ['/sofaer?f.price=-1500', ['/lamper?f.price=-1500', '/lamper', '/om-hjemly']]
    const paths = [counted, ...others]
    await renderedBy(async () => undefined, paths)
    expect(await renderedBy(async () => undefined, paths)).toEqual([])
    const before = await get(counted)
    expect(await renderedBy(() => price(999_00), paths)).toEqual([counted])
    expect((await get(counted)).etag).not.toBe(before.etag)
    expect(await renderedBy(async () => undefined, paths)).toEqual([])
  })
})
