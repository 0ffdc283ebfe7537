import { describe, expect, it } from 'vitest'
import type { Price } from '@firkant/domain/catalog/product-card.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { showBlock } from '../../../../test/render-page.ts'
import { amount, sampleCard, samplePrice } from '../../../../test/sample-card.ts'

const price = samplePrice

/** The card's price as it reads, with the blanks that do not break. */
async function shownPrice(shown: Price, market: MarketKey = 'DK') {
  const products = [sampleCard({ price: shown })]
  const card = await showBlock('ProductList', { layout: 'grid', theme: 'none', products }, { market })
  const [reference, ...others] = card.parts('reference-price')
  expect(others).toEqual([])
  return {
    current: card.part('price').textContent,
    reference: reference?.textContent.trim(),
    isRed: card.part('price').dataset.reduced === 'true',
  }
}

describe('a price on a card', () => {
  it.each<[MarketKey, number, string]>([
    ['DK', 129_900, '1.299,-'],
    ['DK', 129_950, '1.299,50'],
    ['NO', 129_900, '1\u00a0299,-'],
    ['NO', 129_950, '1\u00a0299,50'],
    ['SE', 129_900, '1\u00a0299:-'],
    ['SE', 129_950, '1\u00a0299,50'],
    ['SE', 99_900, '999:-'],
    ['DK', 0, '0,-'],
  ])('FMT-01 is written as %s writes it: %i øre', async (market, minor, text) => {
    expect((await shownPrice(price(minor), market)).current).toBe(text)
  })

  it('CARD-05 LAW-02 shows its reference when that is above the price', async () => {
    const reduced = price(129_900, { lowestPrevious: amount(159_900), viewData: { showRedPrice: true } })
    expect(await shownPrice(reduced)).toEqual({
      current: '1.299,-',
      reference: 'Laveste pris 30 dage før: 1.599,-',
      isRed: true,
    })
  })

  it('CARD-05 LAW-02 shows none without a reduction, nor one that is not above the price', async () => {
    expect(await shownPrice(price(129_900))).toEqual({ current: '1.299,-', reference: undefined, isRed: false })
    expect((await shownPrice(price(129_900, { lowestPrevious: amount(129_900) }))).reference).toBeUndefined()
    expect((await shownPrice(price(129_900, { lowestPrevious: amount(99_900) }))).reference).toBeUndefined()
  })
})
