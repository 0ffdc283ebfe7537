import { describe, expect, it } from 'vitest'
import { VISIT_KEY } from '@firkant/domain/insights/visit-steps.ts'
import { createVisitReporter, newVisitId, type SendVisit } from './visits.ts'

const ID = 'i'.repeat(22)

function open(kept = new Map<string, string>()) {
  const sent: [string, Parameters<SendVisit>[1]][] = []
  const visit = createVisitReporter({
    place: { market: 'DK', device: 'mobile' },
    storage: {
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
    send: (call, body) => sent.push([call, body]),
    newId: () => ID,
    vitals: { read: () => ({ cls: 20 }), restart: () => undefined },
  })
  const steps = () => sent.map(([call, body]) => ('step' in body ? body.step : call))
  return { visit, sent, kept, steps }
}

describe('a visit', () => {
  it('TRACK-07 waits in memory, tells how far it came once allowed, and each step once', () => {
    const { visit, kept, steps, sent } = open()
    visit.pageShown('product')
    visit.reached('view')
    visit.reached('product')
    visit.pageLeft()
    expect([sent, kept.size]).toEqual([[], 0])
    visit.allow(true)
    visit.reached('view')
    visit.reached('product')
    visit.reached('cart')
    expect(steps()).toEqual(['product', 'cart'])
    expect(kept.get(VISIT_KEY)).toBe(`${ID}.2`)
  })

  it('goes on in the next document, and reports the speed of a page once, when it is left', () => {
    const { kept } = open(new Map([[VISIT_KEY, `${'k'.repeat(22)}.3`]]))
    const { visit, sent } = open(kept)
    visit.allow(true)
    visit.pageShown('cart')
    visit.reached('view')
    expect(sent).toEqual([])
    visit.pageLeft()
    visit.pageLeft()
    const page = { kind: 'cart', vitals: { cls: 20 } }
    const report = { visit: 'k'.repeat(22), market: 'DK', device: 'mobile', step: 'checkout', page }
    expect(sent).toEqual([['report', report]])
    visit.pageShown(undefined)
    visit.pageLeft()
    expect(sent).toHaveLength(1)
  })

  it('TRACK-07 who refuses leaves nothing; who no longer agrees is forgotten here and there', () => {
    const refused = open()
    refused.visit.reached('purchase')
    refused.visit.allow(false)
    refused.visit.reached('purchase')
    expect([refused.sent, refused.kept.size]).toEqual([[], 0])

    const { visit, kept, steps } = open()
    visit.reached('cart')
    visit.allow(true)
    visit.allow(false)
    visit.reached('checkout')
    expect(steps()).toEqual(['cart', 'forget'])
    expect(kept.size).toBe(0)
  })

  it('has a random number that the call takes', () => {
    expect(newVisitId()).toMatch(/^[\w-]{22}$/)
    expect(newVisitId()).not.toBe(newVisitId())
  })
})
