import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignExperiments, readAssignments, readChosenVariants } from './experiments.ts'

// A fixed seed, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_261_115 })

const FALLBACKS = { autocomplete: 'default', 'accessories-recommendations': 'show' }
const visitors = Array.from({ length: 4000 }, (_, number) => assignExperiments(`visitor-${number}`))
const shareOf = (isOne: (assigned: (typeof visitors)[number]) => boolean) =>
  visitors.filter((assigned) => isOne(assigned)).length / visitors.length

describe('experiments', () => {
  it('SRCH-10 give the same visitor the same variants, always', () => {
    fc.assert(
      fc.property(fc.string(), (visitor) => {
        expect(assignExperiments(visitor)).toEqual(assignExperiments(visitor))
      }),
    )
  })

  it('SRCH-10 spread visitors by weight, each experiment for itself', () => {
    expect(shareOf(({ autocomplete }) => autocomplete === 'default')).toBeCloseTo(0.5, 1)
    expect(shareOf((all) => all['accessories-recommendations'] === 'hide')).toBeCloseTo(0.5, 1)
    expect(
      shareOf((all) => all.autocomplete === 'default' && all['accessories-recommendations'] === 'hide'),
    ).toBeCloseTo(0.25, 1)
  })

  it('SRCH-10 LAW-04 leave whoever has no identity with what stood before', () => {
    expect(assignExperiments(undefined)).toEqual(FALLBACKS)
  })

  it.each([null, undefined, 'show', 7, [], { autocomplete: 'constructor' }, { autocomplete: 7, more: 'x' }])(
    'SRCH-10 fall back on an answer that is none: %j',
    (told) => {
      expect(readAssignments(told)).toEqual(FALLBACKS)
    },
  )

  it('CART-11 SRCH-10 can be chosen by the address; what is not known is ignored', () => {
    const read = (query: string) => readChosenVariants(new URLSearchParams(query))
    expect(read('experiment=autocomplete:previews-first&experiment=accessories-recommendations:hide')).toEqual({
      autocomplete: 'previews-first',
      'accessories-recommendations': 'hide',
    })
    expect(
      read(
        'experiment=autocomplete:none&experiment=toString:x&experiment=DeliveryCost-Cart:Show&experiment=autocomplete&experiment=',
      ),
    ).toEqual({})
    expect(read('q=sofa')).toEqual({})
  })
})
