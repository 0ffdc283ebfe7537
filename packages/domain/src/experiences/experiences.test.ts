import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONSENT_VERSION } from '../consent/consent.ts'
import { choicesText, chooseVariant, documentsOf, isInAudience } from './choose-variant.ts'
import type { Audience, ExperienceRule } from './experience-rule.ts'
import {
  cartStepOf,
  findTraits,
  newTraits,
  readTraits,
  withFacts,
  writeTraits,
  type StoredTraits,
  type VisitorTraits,
} from './visitor-traits.ts'

// A fixed seed, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_261_117 })

const NOW = new Date('2026-11-17T12:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const ID = 'a'.repeat(32)
const known = (more: Partial<StoredTraits> = {}): StoredTraits => ({ ...newTraits(ID, NOW), ...more })
const visitor = (more: Partial<StoredTraits> = {}): VisitorTraits => ({
  market: 'DK',
  widthClass: 'mobile',
  known: known(more),
})
const NOBODY: VisitorTraits = { market: 'DK', widthClass: 'mobile', known: undefined }
const experiment = (more: Partial<ExperienceRule> = {}): ExperienceRule => ({
  key: 'words',
  kind: 'experiment',
  controlWeight: 1,
  variants: [{ key: 'short', weight: 1 }],
  ...more,
})
const forReturning: ExperienceRule = {
  key: 'again',
  kind: 'personalisation',
  audience: { visitor: 'returning' },
  controlWeight: 1,
  variants: [{ key: 'hello', weight: 1 }],
}

describe('who gets what', () => {
  it('TRACK-08 gives a visitor the same variant always, and visitors by weight', () => {
    const weighted = experiment({
      controlWeight: 2,
      variants: [
        { key: 'short', weight: 1 },
        { key: 'long', weight: 1 },
      ],
    })
    const chosen = Array.from({ length: 4000 }, (_, number) => chooseVariant(weighted, visitor({ id: `${number}` })))
    const again = Array.from({ length: 4000 }, (_, number) => chooseVariant(weighted, visitor({ id: `${number}` })))
    expect(again).toEqual(chosen)
    const shareOf = (key: string) => chosen.filter((each) => each === key).length / chosen.length
    expect(shareOf('control')).toBeCloseTo(0.5, 1)
    expect(shareOf('short')).toBeCloseTo(0.25, 1)
    expect(shareOf('long')).toBeCloseTo(0.25, 1)
  })

  it('TRACK-08 two experiments do not follow each other', () => {
    const both = Array.from({ length: 4000 }, (_, number) => {
      const each = visitor({ id: `${number}` })
      return `${chooseVariant(experiment(), each)} ${chooseVariant(experiment({ key: 'other' }), each)}`
    })
    expect(both.filter((each) => each === 'short short').length / both.length).toBeCloseTo(0.25, 1)
  })

  it('TRACK-08 LAW-04 whoever did not agree takes no part, but market and device are known of everybody', () => {
    expect(chooseVariant(experiment(), NOBODY)).toBeUndefined()
    expect(chooseVariant(forReturning, NOBODY)).toBeUndefined()
    const forDanes = { ...forReturning, audience: { markets: ['DK'], devices: ['mobile'] } } as const
    expect(chooseVariant(forDanes, NOBODY)).toBe('hello')
    expect(chooseVariant(forDanes, { ...NOBODY, widthClass: 'desktop' })).toBeUndefined()
    expect(chooseVariant(forDanes, { ...NOBODY, market: 'SE' })).toBeUndefined()
  })

  it.each<[Audience, Partial<StoredTraits>, boolean]>([
    [{}, {}, true],
    [{ visitor: 'new' }, {}, true],
    [{ visitor: 'new' }, { isReturning: true }, false],
    [{ visitor: 'returning' }, { isReturning: true }, true],
    [{ customerGroups: ['club', 'employee'] }, { group: 'club' }, true],
    [{ customerGroups: ['club', 'employee'] }, { group: 'customer' }, false],
    [{ customerGroups: ['none'] }, {}, true],
    [{ viewedCategory: 'sofas' }, { categories: ['lamps', 'sofas'] }, true],
    [{ viewedCategory: 'sofas' }, { categories: ['lamps'] }, false],
    [{ cartValueFrom: 1000 }, { cartStep: cartStepOf(1000) }, true],
    [{ cartValueFrom: 1000 }, { cartStep: cartStepOf(999.95) }, false],
    [{ cartValueBelow: 500 }, { cartStep: cartStepOf(499) }, true],
    [{ cartValueFrom: 1, cartValueBelow: 500 }, { cartStep: cartStepOf(0) }, false],
    [{ visitor: 'returning', viewedCategory: 'sofas' }, { isReturning: true }, false],
  ])('TRACK-08 an audience is all of its conditions: %j of %j is %s', (audience, traits, isIn) => {
    expect(isInAudience(audience, visitor(traits))).toBe(isIn)
  })

  it('TRACK-08 a page has a document for each choice, and no more', () => {
    const rules = [experiment(), forReturning]
    const texts = new Set(
      [
        NOBODY,
        ...Array.from({ length: 400 }, (_, each) => visitor({ id: `${each}`, isReturning: each % 2 === 0 })),
      ].map((each) => choicesText(rules, each)),
    )
    expect(documentsOf(rules)).toBe(6)
    expect([...texts].toSorted()).toEqual([
      'words:,again:',
      'words:control,again:',
      'words:control,again:hello',
      'words:short,again:',
      'words:short,again:hello',
    ])
  })
})

describe('the cookie of traits', () => {
  const traits = fc.record({
    id: fc.stringMatching(/^[\w-]{32}$/),
    lastSeenMinute: fc.nat({ max: 36 ** 6 }),
    isReturning: fc.boolean(),
    group: fc.constantFrom('none', 'customer', 'club', 'employee'),
    cartStep: fc.nat({ max: 6 }),
    categories: fc.array(fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,39}$/), { maxLength: 5 }),
  }) satisfies fc.Arbitrary<StoredTraits>

  it('TRACK-08 says what was written, in few characters', () => {
    fc.assert(
      fc.property(traits, (stored) => {
        const text = writeTraits(stored)
        expect(text.length).toBeLessThan(270)
        expect(readTraits(text, new Date(stored.lastSeenMinute * 60_000))).toEqual(stored)
      }),
    )
  })

  it('TRACK-08 anything else is nothing', () => {
    const whole = writeTraits(known({ categories: ['sofas'] }))
    for (const broken of ['', 'x', `${whole}~`, `${whole}.`, whole.slice(1), whole.replace('.f', '.x'), `${whole}%00`])
      expect(readTraits(broken, NOW)).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readTraits(text, NOW)).toBeUndefined()
      }),
    )
  })

  it('TRACK-08 LAW-04 is read only with the consent beside it', () => {
    const cookie = `traits=${writeTraits(known())}`
    const consent = (letters: string, version = CONSENT_VERSION) => `consent=${version}.${letters}.${'x'.repeat(22)}`
    expect(findTraits(`${consent('smp')}; ${cookie}`, NOW)?.id).toBe(ID)
    expect(findTraits(`${cookie}; ${consent('p')}`, NOW)?.id).toBe(ID)
    expect(findTraits(cookie, NOW)).toBeUndefined()
    expect(findTraits(`${consent('sm')}; ${cookie}`, NOW)).toBeUndefined()
    expect(findTraits(`${consent('smp', CONSENT_VERSION + 1)}; ${cookie}`, NOW)).toBeUndefined()
    expect(findTraits(undefined, NOW)).toBeUndefined()
  })

  it('TRACK-08 a visitor is new during the first visit, and returning from the first page of the next', () => {
    const first = writeTraits(known())
    expect(readTraits(first, later(29))?.isReturning).toBe(false)
    const back = readTraits(first, later(30))
    expect(back?.isReturning).toBe(true)
    const seen = writeTraits(withFacts(back ?? known(), {}, later(30)))
    expect(readTraits(seen, later(31))?.isReturning).toBe(true)
  })

  it('TRACK-08 is written anew only when something changed', () => {
    const before = known({ categories: ['sofas'] })
    expect(withFacts(before, {}, later(4))).toEqual(before)
    expect(withFacts(before, {}, later(5)).lastSeenMinute).toBe(before.lastSeenMinute + 5)
    expect(withFacts(before, { viewed: ['sofas'] }, NOW)).toEqual(before)
    expect(withFacts(before, { viewed: ['a', 'b', 'c', 'd', 'e'] }, NOW).categories).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(withFacts(before, { viewed: ['corner', 'sofas'], cartStep: 2, group: 'club' }, NOW)).toMatchObject({
      categories: ['corner', 'sofas'],
      cartStep: 2,
      group: 'club',
    })
  })
})
