import { describe, expect, it } from 'vitest'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { checkRecord } from '@firkant/domain/catalog/record-problems.ts'
import { SAMPLE_FEEDS, SAMPLE_PRODUCTS, sampleProduct, inThree } from '../../../../test/samples/sample-catalogue.ts'
import { generateRecords } from './generate-catalogue.ts'

const NOW = new Date('2026-11-15T12:34:56Z')
const sand = { colour: { key: 'sand', hex: '#eeddcc', name: inThree('sand') } }
const templates = {
  products: [...SAMPLE_PRODUCTS, sampleProduct('nordlo-three', { ...sand, family: 'sofa' })]
    .filter((record) => record.type === 'product')
    .filter((product) => product.kind === 'product'),
  amountOf: () => 1299,
  reviews: SAMPLE_FEEDS.filter((record) => record.type === 'review'),
  storeKeys: ['aarhus'],
}
const generate = (count: number, seed = 1, now = NOW) => [...generateRecords({ count, seed, now, templates })]
const keysOf = (records: readonly CatalogRecord[]) =>
  records.flatMap((record) => (record.type === 'product' ? record.key : []))

describe('generated products', () => {
  it('are as many as asked for, the same for the same seed, and others for another', () => {
    expect(keysOf(generate(500))).toHaveLength(500)
    expect(generate(50)).toEqual(generate(50, 1, new Date('2026-11-15T00:00:00Z')))
    expect(generate(50, 2)).not.toEqual(generate(50))
  })

  it('are only added to by a greater number', () => {
    expect(keysOf(generate(80)).slice(0, 40)).toEqual(keysOf(generate(40)))
    const some = new Set(keysOf(generate(40)))
    const rest = [...generateRecords({ count: 80, seed: 1, now: NOW, templates, has: (key) => some.has(key) })]
    const all = new Set(generate(80).map((record) => JSON.stringify(record)))
    expect(rest.filter((record) => !all.has(JSON.stringify(record)))).toEqual([])
    expect(keysOf(rest)).toHaveLength(40)
  })

  it('are records that an import takes', () => {
    const problems = generate(300).map((record) => checkRecord(record, { sellsIn: () => true }))
    expect(problems.filter((checked) => 'problems' in checked)).toEqual([])
  })

  it('vary as a shop does: one in five reduced, every state of stock, designs in several colours', () => {
    const records = generate(2000)
    const products = records.filter((record) => record.type === 'product')
    const reduced = new Set(
      records.flatMap((record) => (record.type === 'price' && record.reason === 'campaign' ? record.sku : [])),
    )
    const share = products.filter((product) => reduced.has(product.variants[0]?.sku ?? '')).length / products.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.25)
    const onHand = records.flatMap((record) =>
      record.type === 'stock' && record.location === 'central' ? record.onHand : [],
    )
    expect(onHand.some((count) => count === 0)).toBe(true)
    expect(onHand.some((count) => count > 0 && count <= 5)).toBe(true)
    expect(onHand.filter((count) => count > 5).length).toBeGreaterThan(onHand.length / 2)
    const designs = Map.groupBy(products, (product) => product.designKey)
    expect(new Set([...designs.values()].map((colours) => colours.length))).toEqual(new Set([1, 2]))
    expect(records.some((record) => record.type === 'review')).toBe(true)
    expect(records.some((record) => record.type === 'sale')).toBe(true)
  })
})
