import { describe, expect, it } from 'vitest'
import { lawReport } from '../law-report.ts'
import { sampleFacts, sampleLawProduct } from '../sample-facts.ts'
import { environmentGaps, type LawClaim } from './environment-gaps.ts'
import { environmentalProofRecord, provenClaims } from './environmental-proof-record.ts'
import { recordClaims } from './record-claims.ts'

const TODAY = '2026-11-19'
const inThree = (text: string) => ({ da: text, nb: text, sv: text })
const proof = (more: object = {}) =>
  environmentalProofRecord.parse({
    type: 'environmentalProof',
    key: 'fill',
    claim: 'recycled',
    scope: 'All fibres of the fill',
    evidence: 'GRS-1234',
    validUntil: TODAY,
    about: ['product:oak-table', 'page:hjemly/terms'],
    ...more,
  })

describe('LAW-12 a proof', () => {
  it.each([
    ['of a claim that nobody knows', { claim: 'nice' }],
    ['of nothing', { about: [] }],
    ['about a kind that claims nothing', { about: ['review:x'] }],
    ['about a page of no brand', { about: ['page:terms'] }],
    ['of a day that no calendar has', { validUntil: '2026-02-30' }],
    ['that does not say what it covers', { scope: ' ' }],
  ])('%s is refused', (_what, more) => expect(() => proof(more)).toThrow())

  it('holds for its own claim and places, until its last day, and not while it is to be filled in', () => {
    const held = (more: object = {}, today = TODAY) => [...provenClaims([proof(more)], today)]
    expect(held()).toEqual(['recycled product:oak-table', 'recycled page:hjemly/terms'])
    expect(held({}, '2026-11-20')).toEqual([])
    expect(held({ evidence: '[[certificate]]' })).toEqual([])
  })
})

describe('LAW-12 what texts claim', () => {
  it('is found in every text of a record by its column, and not in keys or in what customers write', () => {
    const label = { type: 'label', key: 'eco', text: inThree('Øko'), description: inThree('Af massivt træ.') }
    expect(recordClaims(label).map(({ about, path, language }) => [about, path, language])).toEqual([
      ['label:eco', 'text.da', 'da'],
      ['label:eco', 'text.nb', 'nb'],
      ['label:eco', 'text.sv', 'sv'],
    ])
    const product = {
      type: 'product',
      key: 'a',
      points: [inThree('x'), { da: 'Bæredygtig' }],
      variants: [{ name: { sv: 'Hållbar' } }],
      documents: [{ title: 'FSC' }],
    }
    expect(recordClaims(product).map(({ path }) => path)).toEqual([
      'points.1.da',
      'variants.0.name.sv',
      'documents.0.title',
    ])
    expect(recordClaims({ type: 'review', text: 'Bæredygtig sofa' } as { type: string })).toEqual([])
  })
})

describe('LAW-12 shop law', () => {
  const claim = (more: Partial<LawClaim> = {}): LawClaim => ({
    claim: 'recycled',
    word: 'genbrugt',
    about: 'product:oak-table',
    path: 'description.da',
    language: 'da',
    ...more,
  })
  const gaps = (claims: readonly LawClaim[], proofs: Parameters<typeof provenClaims>[0] = []) =>
    environmentGaps(sampleFacts({ claims, provenClaims: provenClaims(proofs, TODAY) }))

  it('names a claim without proof with its place, its word and what to record', () => {
    const field = 'description.da: "genbrugt" (environmentalProof, recycled)'
    expect(gaps([claim()])).toEqual([{ of: 'product', key: 'oak-table', brands: ['hjemly'], field }])
    const page = claim({ about: 'page:hjemly/terms', brands: ['hjemly'] })
    expect(gaps([page])).toEqual([{ of: 'page', key: 'terms', brands: ['hjemly'], field }])
    expect(gaps([claim(), page], [proof()])).toEqual([])
    expect(gaps([claim()], [proof({ claim: 'organic' })])).toHaveLength(1)
  })

  it('is silent of other languages and of what is not sold in the market', () => {
    expect(gaps([claim({ language: 'sv' }), claim({ about: 'product:gone' })])).toEqual([])
    expect(gaps([claim({ about: 'label:eco', language: undefined })])).toMatchObject([
      { of: 'label', brands: ['hjemly'] },
    ])
  })

  it('is open where the duty is in force', () => {
    const rows = (market: 'DK' | 'NO') =>
      lawReport(
        sampleFacts({ market, products: [sampleLawProduct()], claims: [claim({ language: undefined })] }),
        TODAY,
      )
    const of = (market: 'DK' | 'NO') => rows(market).find(({ id }) => id === 'environmental-claims')
    expect(of('DK')).toMatchObject({ binding: 'inForce', gaps: [{ of: 'product' }] })
    expect(of('NO')).toMatchObject({ binding: 'unverified', gaps: [{ of: 'product' }] })
  })
})
