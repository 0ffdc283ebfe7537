import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarketDelivery } from '../../delivery/delivery-plan.ts'
import { fullDayName } from '../../delivery/delivery-plan.ts'
import { testDelivery } from '../../delivery/delivery-test-plan.ts'
import { promiseDay } from '../../delivery/promise-delivery.ts'
import { addDays } from '../../delivery/working-days.ts'
import type { CartFacts, CartLine } from '../cart-line.ts'
import { someItem } from '../cart-test-facts.ts'
import { splitDelivery, splitMinor } from './split-delivery.ts'

fc.configureGlobal({ seed: 20_261_115 })

const FACTS: CartFacts = {
  items: new Map([
    ['LAMP', someItem(100_00)],
    ['CUSHION', someItem(100_00)],
    ['CHAIR', someItem(900_00, { weightKg: 9, longestCm: 90 })],
    ['SOFA', someItem(5000_00, { weightKg: 60, longestCm: 220 })],
    ['LATE', someItem(100_00, { stock: { onHand: 2, reserved: 0, backOrderDays: 28 } })],
  ]),
  packages: new Map(),
}
const NOW = new Date('2026-11-16T10:00:00Z')
const line = (sku: string, quantity = 1): CartLine => ({ id: sku.toLowerCase(), sku, quantity })
const split = (lines: readonly CartLine[], delivery: MarketDelivery = testDelivery('DK'), goodsMinor = 100_00) =>
  splitDelivery(lines, FACTS, { delivery, zone: 'dk', goodsMinor, now: NOW })
const shown = (...given: Parameters<typeof split>) =>
  split(...given).map(({ lineIds, promised, priceMinor }) => [lineIds, promised.day, priceMinor])

describe('each thing as soon as it can come', () => {
  it('DLV-02 has a day and a price of its own; what comes on one day comes together', () => {
    expect(shown([line('SOFA'), line('LAMP'), line('CUSHION')])).toEqual([
      [['lamp', 'cushion'], '2026-11-18', 29_00],
      [['sofa'], '2026-11-26', 599_00],
    ])
    expect(splitMinor(split([line('SOFA'), line('LAMP')]))).toBe(628_00)
  })

  it('DLV-02 what is free from an amount is free by the whole cart', () => {
    expect(splitMinor(split([line('SOFA'), line('CHAIR')], testDelivery('DK'), 5900_00))).toBe(599_00)
  })

  it('DLV-02 what must wait comes later than what is here, of the same thing too', () => {
    expect(shown([line('LAMP'), line('LATE', 3)])).toEqual([
      [['lamp'], '2026-11-18', 29_00],
      [['late'], '2026-12-17', 49_00],
    ])
  })

  it('DLV-02 is not offered where nothing comes earlier, or nothing comes', () => {
    expect(split([line('SOFA')])).toEqual([])
    expect(split([line('LAMP'), line('CUSHION')])).toEqual([])
    const fullDays = new Set(
      Array.from({ length: 500 }, (_, at) => fullDayName('dk', 'letterBox', { day: addDays('2026-11-16', at) })),
    )
    expect(split([line('SOFA'), line('LAMP')], testDelivery('DK', { fullDays }))).toEqual([])
  })

  it('DLV-02 no part is promised earlier than its own goods can come, and none later than all together', () => {
    const skus = [...FACTS.items.keys()]
    const cart = fc.uniqueArray(
      fc.record({ sku: fc.constantFrom(...skus), quantity: fc.integer({ min: 1, max: 12 }) }),
      {
        minLength: 1,
        selector: ({ sku }) => sku,
      },
    )
    const leads = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 4, maxLength: 4 })
    const property = fc.property(cart, leads, (wanted, days) => {
      const plain = testDelivery('DK')
      const rates = plain.rates.map((rate, at) => ({ ...rate, leadDays: days[at] ?? 0 }))
      const delivery = { ...plain, rates }
      const lines = wanted.map(({ sku, quantity }) => line(sku, quantity))
      const parts = split(lines, delivery)
      expect(parts.flatMap(({ lineIds }) => lineIds).toSorted()).toEqual(
        parts.length === 0 ? [] : lines.map(({ id }) => id).toSorted(),
      )
      expect(new Set(parts.map(({ promised }) => promised.day)).size).toBe(parts.length)
      for (const { lineIds, tier, promised } of parts) {
        const late = wanted.find(({ sku }) => sku === 'LATE' && lineIds.includes('late'))
        const backOrderDays = late && late.quantity > 2 ? 28 : 0
        expect(promised.day).toBe(promiseDay({ tier, zone: 'dk', backOrderDays }, delivery, NOW)?.day)
      }
    })
    fc.assert(property, { numRuns: 2000 })
  })
})
