import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CardLabel, PriceBadge } from './product-card.ts'
import { wantsNewBadges, shownBadges } from './shown-badges.ts'

const asked = (query: string) => wantsNewBadges(new URLSearchParams(query))

describe('which badges', () => {
  it('CARD-04 the address leaves it to the setting where it says nothing', () => {
    expect(asked('')).toBeUndefined()
    expect(asked('page=2')).toBeUndefined()
  })

  it.each(['off', 'false', '0', 'OFF', 'False'])('CARD-04 the address says no with %s', (value) => {
    expect(asked(`useNewBadges=${value}`)).toBe(false)
  })

  it.each(['', '1', 'on', 'true', 'yes'])('CARD-04 the address says yes with "%s"', (value) => {
    expect(asked(`useNewBadges=${value}`)).toBe(true)
  })
})

describe('what a card shows', () => {
  const label = (text: string, labelType: string): CardLabel => ({ text, description: '', labelType })
  const badge = (text: string, theme: PriceBadge['theme']): PriceBadge => ({ label: text, theme, attribute: theme })
  const labels = [label('Nyhed', 'news'), label('Bestseller', 'quality'), label('Kun online', 'service')]
  const variant = {
    priceBadge: badge('Spar 20 %', 'save'),
    badges: [badge('−20 %', 'save'), badge('Nyhed', 'new'), badge('Bestseller', 'label')],
  }
  const show = (useNewBadges: boolean, limit: number) => {
    const { badges, labels: left } = shownBadges({ labels, variant }, { useNewBadges, limit })
    return { badges: badges.map((shown) => shown.label), labels: left.map((shown) => shown.text) }
  }

  it('CARD-04 without the switch: the price badge, then news, as many as the limit allows', () => {
    expect(show(false, 2)).toEqual({ badges: ['Spar 20 %', 'Nyhed'], labels: ['Bestseller', 'Kun online'] })
    expect(show(false, 1)).toEqual({ badges: ['Spar 20 %'], labels: ['Bestseller', 'Kun online'] })
  })

  it('CARD-04 with the switch: the new list, as many as the limit allows', () => {
    expect(show(true, 2)).toEqual({ badges: ['−20 %', 'Nyhed'], labels: ['Bestseller', 'Kun online'] })
    expect(show(true, 3)).toEqual({ badges: ['−20 %', 'Nyhed', 'Bestseller'], labels: ['Kun online'] })
  })

  it('CARD-04 says nothing twice, whatever it carries', () => {
    const words = fc.constantFrom('Bestseller', 'Kun online', 'Hjemmedage', 'FSC')
    const types = fc.constantFrom('quality', 'service', 'campaign', 'environment')
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ text: words, description: words, labelType: types }), {
          selector: ({ text }) => text,
        }),
        fc.boolean(),
        fc.integer({ min: 1, max: 2 }),
        (given, useNewBadges, limit) => {
          const badges = given.map(({ text }) => badge(text, 'label'))
          const shown = shownBadges({ labels: given, variant: { badges } }, { useNewBadges, limit })
          expect(shown.badges.length).toBeLessThanOrEqual(limit)
          const said = [...shown.badges.map((each) => each.label), ...shown.labels.map((each) => each.text)]
          expect(said.toSorted()).toEqual(given.map(({ text }) => text).toSorted())
        },
      ),
    )
  })
})
