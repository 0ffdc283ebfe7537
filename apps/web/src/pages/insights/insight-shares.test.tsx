import { describe, expect, it } from 'vitest'
import type { InsightFigures, InsightTotals } from '@firkant/domain/insights/insight-figures.ts'
import { funnelOf } from '@firkant/domain/insights/visit-steps.ts'
import { readMarkup, textOf } from '@firkant/ui/test/shown.ts'
import { renderWithShop } from '../../../test/render-with-shop.tsx'
import { FunnelView } from './funnel-view.tsx'
import { InsightTiles } from './insight-tiles.tsx'

const NOTHING: InsightTotals = {
  views: 0,
  visits: 0,
  purchases: 0,
  orders: 0,
  revenueMinor: 0,
  searches: 0,
  searchesWithoutResults: 0,
  errors: 0,
}
const WEEK = { from: '2026-11-09', to: '2026-11-15' }

/** Visits of which a tenth bought; one order is 1.000 kr. */
const totalsOf = (visits: number, orders: number): InsightTotals => ({
  ...NOTHING,
  views: visits * 3,
  visits,
  purchases: Math.round(visits / 10),
  orders,
  revenueMinor: orders * 100_000,
})

function figuresOf(totals: InsightTotals, totalsBefore: InsightTotals): InsightFigures {
  const { visits, purchases } = totals
  return {
    market: 'DK',
    currency: 'DKK',
    period: WEEK,
    before: WEEK,
    totals,
    totalsBefore,
    days: [],
    funnel: funnelOf(
      new Map([
        [0, visits - purchases],
        [4, purchases],
      ]),
    ),
    devices: visits === 0 ? [] : [{ device: 'mobile', visits, purchases }],
    pageKinds: [],
    products: [],
    categories: [],
    searches: [],
    searchesWithoutResults: [],
    speed: [],
  }
}

async function tilesOf(totals: InsightTotals, totalsBefore: InsightTotals) {
  const shown = readMarkup(await renderWithShop(<InsightTiles figures={figuresOf(totals, totalsBefore)} />))
  const tiles = shown.parts('insight-total').map((tile) => ({
    name: textOf(tile.querySelector('dt')),
    value: textOf(tile.querySelector('dd span')),
    change: textOf(tile.querySelector('dd p')),
  }))
  return (name: string) => tiles.find((tile) => tile.name.startsWith(name))
}

describe('shares and changes in the figures', () => {
  it('are written of twenty and more', async () => {
    const tileOf = await tilesOf(totalsOf(200, 40), totalsOf(100, 20))
    expect(tileOf('Omsætning')).toMatchObject({ value: '40.000 kr.', change: expect.stringContaining('100 %') })
    expect(tileOf('Ordrer')).toMatchObject({ value: '40', change: expect.stringContaining('100 %') })
    expect(tileOf('Besøg med køb')).toMatchObject({ value: '10 %', change: 'Som før' })
  })

  it('are left out of fewer than twenty, while what was counted is shown', async () => {
    const few = await tilesOf(totalsOf(19, 19), totalsOf(19, 19))
    expect(few('Ordrer')).toMatchObject({ value: '19', change: 'For få til at sammenligne' })
    expect(few('Omsætning')).toMatchObject({ value: '19.000 kr.', change: 'For få til at sammenligne' })
    expect(few('Besøg med køb')).toMatchObject({ value: '–', change: 'For få til at sammenligne' })
  })

  it('are left out when either of the two that are compared is of fewer', async () => {
    const grown = await tilesOf(totalsOf(500, 100), totalsOf(10, 2))
    expect(grown('Omsætning')?.change).toBe('For få til at sammenligne')
    expect(grown('Ordrer')?.change).toBe('For få til at sammenligne')
    expect(grown('Besøg med køb')).toMatchObject({ value: '10 %', change: 'For få til at sammenligne' })
    const first = await tilesOf(totalsOf(500, 100), NOTHING)
    expect(first('Ordrer')?.change).toBe('Intet at sammenligne med')
  })

  it('stand in the funnel and beside devices only of twenty and more', async () => {
    const percentsOf = async (visits: number) => {
      const figures = figuresOf(totalsOf(visits, 0), NOTHING)
      const { root } = readMarkup(await renderWithShop(<FunnelView figures={figures} />))
      return [...root.querySelectorAll('li, td')].flatMap((each) => textOf(each).match(/[\d,]+\s%/g) ?? [])
    }
    expect(await percentsOf(19)).toEqual([])
    // Two of twenty went on: of these two, no share is known either.
    expect(await percentsOf(20)).toEqual(['100 %', '10 %', '10 %', '10 %', '10 %', '10 %', '10 %'])
  })
})
