import { describe, expect, it } from 'vitest'
import { judgeShown, shownCheckout, type ShownCheckout } from './shown-checkout.ts'
import { DETAILS, line, place } from './order-test-shop.ts'

const at = { version: 7, currency: 'DKK' } as const
function shown(...args: Parameters<typeof place>): ShownCheckout {
  const { reckoning, checkout } = place(...args)
  return shownCheckout(reckoning, checkout, at)
}
const SHOWN = shown([line('RUG', 2), line('SET', 1)])

describe('what was shown before the order was placed', () => {
  it('CHK-03 and is so still may be bought', () => {
    expect(SHOWN.lines.map(({ id }) => id)).toEqual(['rug', 'set', 'carry', 'gift-candle'])
    expect(judgeShown(SHOWN, shown([line('RUG', 2), line('SET', 1)]), [])).toEqual({ type: 'ok' })
  })

  it('CHK-03 and has another price is shown again, dearer or cheaper', () => {
    for (const minor of [1, -1]) {
      const dearer = SHOWN.lines.map((each) => (each.id === 'rug' ? { ...each, pieceMinor: 1299_95 + minor } : each))
      const now = { ...SHOWN, lines: dearer, toPayMinor: SHOWN.toPayMinor + 2 * minor }
      expect(judgeShown(SHOWN, now, [])).toEqual({
        type: 'changed',
        unavailableLineItemIds: [],
        changes: [
          { type: 'linePrice', lineItemId: 'rug', wasMinor: 1299_95, nowMinor: 1299_95 + minor },
          { type: 'toPayMinor', wasMinor: SHOWN.toPayMinor, nowMinor: SHOWN.toPayMinor + 2 * minor },
        ],
      })
    }
  })

  it('CHK-03 and has other lines, discounts or delivery is shown again, with what is other', () => {
    const typesOf = (now: ShownCheckout) => {
      const judged = judgeShown(SHOWN, now, [])
      return judged.type === 'ok' ? [] : judged.changes.map(({ type }) => type)
    }
    expect(typesOf(shown([line('RUG', 1), line('SET', 1)]))).toEqual(['lineQuantity', 'toPayMinor'])
    expect(typesOf(shown([line('RUG', 2), line('LAMP', 1)]))).toEqual(
      expect.arrayContaining(['lineGone', 'lineNew', 'toPayMinor']),
    )
    const withCode = { ...DETAILS, discountCodes: ['FREE'] }
    expect(typesOf(shown([line('RUG', 2), line('SET', 1)], withCode))).toEqual(['shippingMinor', 'toPayMinor'])
    expect(typesOf(shown([line('RUG', 2), line('SET', 1)], DETAILS, 5_00))).toEqual(['giftCardsMinor', 'toPayMinor'])
    expect(typesOf({ ...SHOWN, currency: 'SEK' })).toEqual(['currency'])
    expect(typesOf({ ...SHOWN, cartVersion: 8 })).toEqual(['cart'])
  })

  it('CHK-04 and can not be had names the lines', () => {
    expect(judgeShown(SHOWN, SHOWN, ['rug'])).toEqual({
      type: 'changed',
      unavailableLineItemIds: ['rug'],
      changes: [],
    })
  })
})
