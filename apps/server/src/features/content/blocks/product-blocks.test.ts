import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block, BlockName, BlockOf } from '@firkant/domain/content/blocks/block.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { loadPageOfBlocks, writePageOfBlocks } from '../../../../test/samples/page-of-blocks.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'

const SOFA = 'nordlo-3-green'
const BLOCKS = [
  ['ProductBlock', { productKey: SOFA, heading: 'Månedens sofa', text: '<p onclick="x()">Sid godt.</p>' }],
  ['ProductBlock', { productKey: 'never-sold' }],
  ['ProductList', { source: { categoryKey: 'sofas', limit: 3 } }],
  ['ProductList', { source: { seriesKey: 'nordlo', limit: 48 } }],
  ['ProductList', { source: { reduced: true, limit: 48 } }],
  ['ProductList', { source: { news: true, limit: 48 } }],
  ['ProductList', { source: { roomKey: 'living', limit: 4 } }],
  ['ProductList', { source: { productKeys: ['never-sold', SOFA] } }],
  ['Recommendations', { kind: 'series', productKey: SOFA, limit: 24 }],
  ['Recommendations', { kind: 'similar', productKey: SOFA, limit: 4 }],
  ['Recommendations', { kind: 'accessories', productKey: SOFA }],
  ['Recommendations', { kind: 'accessories', productKey: 'never-sold' }],
  ['Recommendations', { kind: 'popular', limit: 5 }],
  ['Recommendations', { kind: 'recentlyViewed', heading: 'Set for nylig' }],
  ['Recommendations', { kind: 'boughtTogether', productKey: SOFA }],
  ['Recommendations', { kind: 'boughtTogether', productKey: 'dunlo-ochre' }],
  ['Recommendations', { kind: 'boughtTogether', productKey: 'never-sold' }],
] as const

let database: TestDatabase
let shop: TestShop
let blocks: readonly Block[]

beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(
    `insert into series (key, name, slug) values ('nordlo', 'Nordlo', 'nordlo') on conflict do nothing`,
  )
  await database.pool.query(`update products set series_key = 'nordlo' where key like 'nordlo-%'`)
  await database.pool.query(`update products set launched_at = '2025-01-01'`)
  await database.pool.query(`update products set launched_at = '2026-11-01' where key = $1`, [SOFA])
  await database.pool.query(
    `update products set accessory_keys = array['dunlo-ochre', $1, 'never-sold'] where key = $1`,
    [SOFA],
  )
  await database.pool.query(
    `insert into bought_pairs (brand, product_key, other_key, score)
    select 'hjemly', p.key, a.product_key, 1 from (values ($1), ('dunlo-ochre')) as p(key), (
      select product_key from assortments where brand = 'hjemly' and product_key !~ '^(nordlo-3|dunlo)-'
      order by product_key limit 1) as a`,
    [SOFA],
  )
  await database.pool.query(`update products set accessory_keys = '{}' where key = 'dunlo-ochre'`)
  const contents = BLOCKS.map(([componentName, props], index) => ({ id: `b-${index}`, componentName, props }))
  await writePageOfBlocks(database, contents)
  shop = await startTestShop({ database })
  blocks = (await loadPageOfBlocks(shop)).model.blocks
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

function propsOf<Name extends BlockName>(name: Name, nth: number): BlockOf<Name>['props'] {
  const found = blocks.filter((block) => block.componentName === name)[nth]
  if (!found) return expect.unreachable(`there is no ${name} number ${nth}`)
  return found.props as BlockOf<Name>['props']
}
const listed = (nth: number) => propsOf('ProductList', nth).products
const recommended = (nth: number) => propsOf('Recommendations', nth).products.map(({ productKey }) => productKey)

describe('product blocks on a page', () => {
  it('BLOCK-15 has its product as a card and safe words; a product that is gone is left out', () => {
    const block = propsOf('ProductBlock', 0)
    expect(block.product?.productKey).toBe(SOFA)
    expect(block.text).toBe('<p>Sid godt.</p>')
    expect(propsOf('ProductBlock', 1).product).toBeUndefined()
  })

  it('BLOCK-16 lists a category, a series, a room, what is reduced, what is new, or what an editor picked', () => {
    expect(listed(0)).toHaveLength(3)
    expect(listed(1).length).toBeGreaterThan(2)
    for (const { productKey } of listed(1)) expect(productKey).toMatch(/^nordlo-/)
    expect(listed(2).length).toBeGreaterThan(0)
    for (const { price } of listed(2)) expect(price.lowestPrevious?.inclVat).toBeGreaterThan(price.current.inclVat)
    expect(listed(3).map(({ productKey }) => productKey)).toEqual([SOFA])
    expect(listed(4).length).toBeGreaterThan(0)
    expect(listed(5).map(({ productKey }) => productKey)).toEqual([SOFA])
  })

  it('BLOCK-25 recommends of the series and what is similar, never the product itself in any colour', () => {
    expect(recommended(0).length).toBeGreaterThan(0)
    for (const key of recommended(0)) expect(key).toMatch(/^nordlo-(?!3-)/)
    expect(recommended(1)).toHaveLength(4)
    for (const key of recommended(1)) expect(key).not.toMatch(/^nordlo-3-/)
    expect(propsOf('Recommendations', 0).exceptKey).toBe(SOFA)
  })

  it('BLOCK-25 recommends what goes with it, as far as it is sold', () => {
    expect(recommended(2)).toEqual(['dunlo-ochre'])
    expect(recommended(3)).toEqual([])
  })

  it('BLOCK-25 TRACK-06 recommends what is bought together, then what goes with it', () => {
    const [learned] = recommended(7)
    expect(recommended(6)).toEqual([learned, 'dunlo-ochre'])
    expect(recommended(7)).toEqual([learned])
    expect(recommended(8)).toEqual([])
  })

  it('BLOCK-25 recommends what is popular, and leaves to the browser what was seen', () => {
    expect(recommended(4)).toHaveLength(5)
    expect(recommended(5)).toEqual([])
  })
})
