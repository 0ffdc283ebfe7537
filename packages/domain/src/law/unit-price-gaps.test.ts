import { expect, it } from 'vitest'
import { isOpen, lawReport } from './law-report.ts'
import { sampleFacts, sampleLawProduct } from './sample-facts.ts'

const gapsOf = (family: string, hasContent: boolean) => {
  const report = lawReport(sampleFacts({ products: [sampleLawProduct({ family, hasContent })] }), '2026-11-19')
  const row = report.find(({ id }) => id === 'unit-price')
  return { fields: row?.gaps.map(({ field }) => field), isOpen: row && isOpen(row) }
}

it.each(['rug', 'fabric', 'candles'])(
  'LAW-07 a %s that does not say how much its price buys is named with the column',
  (family) => {
    expect(gapsOf(family, false)).toEqual({ fields: ['variant.content.unit'], isOpen: true })
    expect(gapsOf(family, true)).toEqual({ fields: [], isOpen: false })
  },
)

it('LAW-07 what is sold by the piece owes no price per unit', () => {
  expect(gapsOf('sofa', false)).toEqual({ fields: [], isOpen: false })
})
