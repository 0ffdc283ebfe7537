import { describe, expect, it } from 'vitest'
import type { CartLine, ItemFacts } from '../cart/cart-line.ts'
import { DAY_MS } from '../duration/duration.ts'
import { MARKETS } from '../market/market.ts'
import { findSampleMailPage, sampleMailPath } from './sample-mail-steps.ts'
import { countSamples, MAX_SAMPLES, refuseSamples, remindAt, withoutSamples } from './samples.ts'

const item = (isSample: boolean): ItemFacts => ({
  isSold: true,
  isSample,
  soldInGroupsOf: 1,
  stock: { onHand: 9, reserved: 0 },
  weightKg: 1,
  longestCm: 10,
})
const facts = {
  items: new Map([
    ['SOFA', item(false)],
    ['CLOTH', item(true)],
  ]),
}
const line = (sku: string, quantity = 1): CartLine => ({ id: sku, sku, quantity })

describe('samples', () => {
  it('FIT-05 are counted by piece, and everything else is not', () => {
    expect(countSamples([line('SOFA', 9), line('CLOTH', 2), line('NONE')], facts)).toBe(2)
    expect(withoutSamples([line('SOFA'), line('CLOTH')], facts)).toEqual([line('SOFA')])
  })

  it('FIT-05 six are free: the seventh is refused, and so is none at all', () => {
    expect(MAX_SAMPLES).toBe(6)
    expect([refuseSamples(0, 3), refuseSamples(6, 0), refuseSamples(1, 5)]).toEqual(['none', undefined, undefined])
    expect([refuseSamples(7, 0), refuseSamples(2, 5)]).toEqual(['tooMany', 'tooMany'])
  })

  it('FIT-05 the reminder comes ten days after they were sent', () => {
    const sent = new Date('2026-11-19T10:00:00Z')
    expect(remindAt(sent).getTime() - sent.getTime()).toBe(10 * DAY_MS)
  })

  it('FIT-05 nothing is confirmed by a link, in no language', () => {
    for (const { language } of Object.values(MARKETS)) {
      expect(findSampleMailPage(language, sampleMailPath(language, 'cancel'))).toBe('cancel')
      expect(findSampleMailPage(language, sampleMailPath(language, 'confirm'))).toBeUndefined()
    }
  })
})
