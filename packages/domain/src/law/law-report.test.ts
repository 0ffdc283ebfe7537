import { describe, expect, it } from 'vitest'
import { chosenBeforehand } from '../cart/shipping/shipping-methods.ts'
import { DUTIES, DUTY_IDS, dutyOf, type DutyId } from './duties.ts'
import { durabilityLabelOf } from './guarantee/durability-label.ts'
import type { LawFacts } from './law-facts.ts'
import { bindingOf, isOpen, lawReport } from './law-report.ts'
import { sampleFacts, SAMPLE_MANUFACTURER, sampleLawProduct, sampleStorefront } from './sample-facts.ts'

const TODAY = '2026-11-18'

function gapsOf(id: DutyId, facts: LawFacts): readonly string[] {
  const row = lawReport(facts, TODAY).find((each) => each.id === id)
  return (row?.gaps ?? []).map(({ of, key, field }) => `${of} ${key}: ${field}`)
}

describe('LAW-07 the table of duties', () => {
  it('says of each in which market it binds from when, or that nobody knows', () => {
    for (const id of DUTY_IDS)
      for (const from of Object.values(dutyOf(id).from)) expect(from).toMatch(/^(unverified|\d{4}(-\d\d-\d\d)?)$/)
  })

  it('lists every duty, and none is open where nothing is missing', () => {
    const rows = lawReport(sampleFacts(), TODAY)
    expect(rows.map(({ id }) => id)).toEqual(Object.keys(DUTIES))
    expect(rows.flatMap(({ gaps }) => gaps)).toEqual([])
  })

  it('a duty binds from its day on, from the first day of its year, and never without one', () => {
    expect(bindingOf('2026-11-18', TODAY)).toBe('inForce')
    expect(bindingOf('2026-11-19', TODAY)).toBe('later')
    expect(bindingOf('2022', TODAY)).toBe('inForce')
    expect(bindingOf('unverified', TODAY)).toBe('unverified')
  })

  it('what is missing is open where the duty binds, and told where its day is not verified', () => {
    const facts = { products: [sampleLawProduct({ modelCode: '' })] }
    const openIn = (market: LawFacts['market']) => {
      const rows = lawReport(sampleFacts({ ...facts, market }), TODAY).filter(({ gaps }) => gaps.length > 0)
      return rows.map((row) => [row.id, isOpen(row)])
    }
    expect(openIn('DK')).toEqual([['product-safety', true]])
    expect(openIn('NO')).toEqual([['product-safety', false]])
  })
})

type CheckedDuty = {
  readonly [Id in DutyId]: (typeof DUTIES)[Id]['check']['by'] extends 'data' ? Id : never
}[DutyId]

const lampWithoutClass = sampleLawProduct({ family: 'pendant', energy: { source: 'contained' } })
const storefrontWith = (more: Parameters<typeof sampleStorefront>[0]) => ({ storefronts: [sampleStorefront(more)] })
const productWith = (more: Parameters<typeof sampleLawProduct>[0]) => ({ products: [sampleLawProduct(more)] })
const later = { key: 'invoice', isPaidLater: true, isChosenBeforehand: false }
const direct = { key: 'card', isPaidLater: false, isChosenBeforehand: true }

/** What is taken away from a shop that lacks nothing, and what is then named: the compiler asks for each duty. */
const TAKEN_AWAY: Readonly<Record<CheckedDuty, readonly [Partial<LawFacts>, string]>> = {
  seller: [storefrontWith({ terms: '' }), 'page terms: the page itself'],
  'unit-price': [productWith({ family: 'rug', hasContent: false }), 'product oak-table: variant.content.unit'],
  reviews: [storefrontWith({ reviewOrigin: '' }), 'page site.json: reviewOrigin'],
  'product-safety': [productWith({ modelCode: '' }), 'product oak-table: modelCode'],
  recalls: [{ recalls: [{ key: 'glass', brands: ['hjemly'], remedies: ['refund'] }] }, 'recall glass: remedies'],
  energy: [{ products: [lampWithoutClass] }, 'product oak-table: energy.class'],
  'environmental-claims': [
    { claims: [{ about: 'product:oak-table', path: 'name.da', claim: 'green', word: 'grøn' }] },
    'product oak-table: name.da: "grøn" (environmentalProof, green)',
  ],
  deforestation: [productWith({ hasDueDiligence: false }), 'product oak-table: reference (dueDiligence)'],
  withdrawal: [storefrontWith({ terms: 'Du kan fortryde.' }), 'page terms: a link to /fortryd'],
  'guarantee-notice': [storefrontWith({ footerLinks: [] }), 'page site.json: footer.legal: a link to /reklamationsret'],
  accessibility: [storefrontWith({ hasAccessibility: false }), 'page site.json: accessibility'],
  'durability-label': [
    productWith({ guaranteeYears: 5, manufacturerKey: undefined }),
    'product oak-table: manufacturerKey',
  ],
  'made-to-order': [productWith({ isMadeToOrder: true }), 'page terms: a sentence on goods made "efter dine ønsker"'],
  'payment-order': [{ waysToPay: [later, direct] }, 'brand checkout: way to pay invoice: stands before card'],
  'invoice-terms': [
    storefrontWith({ terms: 'En faktura betales.' }),
    'page terms: a sentence on invoices with "14 dage" (INVOICE_DAYS)',
  ],
}

it.each(Object.entries(TAKEN_AWAY))('LAW-07 %s: what is taken away is named, and it alone', (id, [facts, gap]) => {
  expect(gapsOf(id as DutyId, sampleFacts())).toEqual([])
  expect(gapsOf(id as DutyId, sampleFacts(facts))).toContain(gap)
})

it('LAW-13 an invoice that is chosen before the buyer does, or that stands before direct payment, is named', () => {
  const of = (...waysToPay: LawFacts['waysToPay']) => gapsOf('payment-order', sampleFacts({ waysToPay }))
  expect(of(direct, later)).toEqual([])
  expect(of(direct, { ...later, isChosenBeforehand: true })).toEqual([
    'brand checkout: way to pay invoice: is chosen beforehand',
  ])
  const inSweden = lawReport(sampleFacts({ market: 'SE', waysToPay: [later, direct] }), TODAY)
  expect(inSweden.filter(isOpen).map(({ id }) => id)).toContain('payment-order')
  expect(chosenBeforehand(['invoice'])).toBeUndefined()
})

it('LAW-14 an authority that nobody has confirmed is told to the owner', () => {
  const notesOf = (isAuthorityConfirmed: boolean) =>
    lawReport(sampleFacts(storefrontWith({ isAuthorityConfirmed })), TODAY)
      .flatMap(({ notes = [] }) => notes)
      .filter((note) => note.includes('confirmedOn'))
  expect(notesOf(true)).toEqual([])
  expect(notesOf(false)).toEqual([expect.stringContaining('site.json (hjemly): accessibility.authority')])
})

describe('LAW-08 product safety names what a product lacks', () => {
  it.each([
    ['manufacturerKey', { manufacturerKey: undefined }],
    ['modelCode', { modelCode: '' }],
    ['safety.da', { safety: '' }],
    ['images', { hasImage: false }],
  ])('%s', (field, lacks) => {
    const facts = sampleFacts({ products: [sampleLawProduct(lacks)] })
    expect(gapsOf('product-safety', facts)).toEqual([`product oak-table: ${field}`])
  })

  const outside = { ...SAMPLE_MANUFACTURER.address, country: 'NO' }
  it.each([
    ['email', { email: '', url: '' }],
    ['responsible.name', { address: outside }],
    ['responsible.email', { address: outside, responsible: { ...SAMPLE_MANUFACTURER, email: '', url: '' } }],
    ['responsible.address.country', { responsible: { ...SAMPLE_MANUFACTURER, address: outside } }],
  ])('of its manufacturer: %s', (field, lacks) => {
    const maker = { ...SAMPLE_MANUFACTURER, ...lacks }
    const facts = sampleFacts({ manufacturers: new Map([[maker.key, maker]]) })
    expect(gapsOf('product-safety', facts)).toEqual([`manufacturer ${maker.key}: ${field}`])
  })

  it('a manufacturer outside the EU with somebody in it lacks nothing', () => {
    const maker = { ...SAMPLE_MANUFACTURER, address: outside, responsible: SAMPLE_MANUFACTURER }
    expect(gapsOf('product-safety', sampleFacts({ manufacturers: new Map([[maker.key, maker]]) }))).toEqual([])
  })
})

it('LAW-07 wood without the reference of its due diligence is named, and not open before its day', () => {
  const products = [sampleLawProduct({ hasDueDiligence: false })]
  expect(gapsOf('deforestation', sampleFacts({ products }))).toEqual(['product oak-table: reference (dueDiligence)'])
  const onDay = (day: string) =>
    lawReport(sampleFacts({ products }), day)
      .filter(isOpen)
      .map(({ id }) => id)
  expect(onDay('2026-12-29')).toEqual([])
  expect(onDay('2026-12-30')).toEqual(['deforestation'])
  const woven = [sampleLawProduct({ hasDueDiligence: false, material: 'weave' })]
  expect(gapsOf('deforestation', sampleFacts({ products: woven }))).toEqual([])
})

describe('LAW-11 the label of a guarantee', () => {
  it('that cannot name producer and model is named, and one for two years is none', () => {
    const of = (lacks: Partial<LawFacts['products'][number]>) =>
      gapsOf('durability-label', sampleFacts({ products: [sampleLawProduct({ guaranteeYears: 5, ...lacks })] }))
    expect(of({})).toEqual([])
    expect(of({ manufacturerKey: undefined })).toEqual(['product oak-table: manufacturerKey'])
    expect(of({ modelCode: '' })).toEqual(['product oak-table: modelCode'])
    const named = { manufacturerName: 'Bory', modelCode: 'OAK-1' }
    expect(durabilityLabelOf({ ...named, guaranteeYears: 2 })).toBeUndefined()
    expect(durabilityLabelOf({ ...named, guaranteeYears: 3 })).toEqual({ years: 3, by: 'Bory', modelCode: 'OAK-1' })
  })
})

it('LAW-16 terms that are silent on goods made to wish are named, of brands that sell such', () => {
  const products = [sampleLawProduct({ isMadeToOrder: true })]
  const of = (terms: string) =>
    gapsOf('made-to-order', sampleFacts({ products, storefronts: [sampleStorefront({ terms })] }))
  expect(of('Du kan fortryde.')).toEqual(['page terms: a sentence on goods made "efter dine ønsker"'])
  expect(of('Ikke varer, der er lavet efter dine ønsker.')).toEqual([])
  expect(gapsOf('made-to-order', sampleFacts({ products: [sampleLawProduct()] }))).toEqual([])
})

it('LAW-09 a recall that leaves no choice is named', () => {
  const of = (remedies: LawFacts['recalls'][number]['remedies']) =>
    gapsOf('recalls', sampleFacts({ recalls: [{ key: 'glass', brands: ['hjemly'], remedies }] }))
  expect(of(['refund'])).toEqual(['recall glass: remedies'])
  expect(of(['refund', 'repair'])).toEqual([])
})

describe('LAW-07 what a storefront lacks is named', () => {
  it('terms that do not lead to the withdrawal function', () => {
    const of = (terms: string) => gapsOf('withdrawal', sampleFacts({ storefronts: [sampleStorefront({ terms })] }))
    expect(of('<a href="/fortrydelse">')).toEqual(['page terms: a link to /fortryd'])
    expect(of('<a href="/fortryd#x">')).toEqual([])
  })

  it('LAW-14 a storefront that does not say whom to complain to, or whose footer leads to no statement', () => {
    const of = (more: Partial<LawFacts['storefronts'][number]>) =>
      gapsOf('accessibility', sampleFacts({ storefronts: [sampleStorefront(more)] }))
    expect(of({})).toEqual([])
    expect(of({ hasAccessibility: false, footerLinks: ['/tilgjengelighet'] })).toEqual([
      'page site.json: accessibility',
      'page site.json: footer.legal: a link to /tilgaengelighed',
    ])
  })

  it('LAW-15 nothing about where reviews come from, in a shop that has some', () => {
    const storefronts = [sampleStorefront({ reviewOrigin: '' })]
    expect(gapsOf('reviews', sampleFacts({ storefronts }))).toEqual(['page site.json: reviewOrigin'])
    expect(gapsOf('reviews', sampleFacts({ storefronts, hasReviews: false }))).toEqual([])
    const noWay = sampleFacts({ storefronts: [sampleStorefront({ footerLinks: [] })] })
    expect(gapsOf('reviews', noWay)).toEqual(['page site.json: footer.legal: a link to /dine-rettigheder'])
  })

  it('LAW-11 a footer that does not lead to the notice, and without a gap an official file that is still to come', () => {
    const storefronts = [sampleStorefront({ footerLinks: ['/dine-rettigheder'] })]
    expect(gapsOf('guarantee-notice', sampleFacts({ storefronts }))).toEqual([
      'page site.json: footer.legal: a link to /reklamationsret',
    ])
    const notesOf = (...files: readonly string[]) =>
      lawReport(sampleFacts({ officialFiles: new Set(files) }), TODAY)
        .filter(({ id }) => id === 'guarantee-notice')
        .flatMap(({ notes = [] }) => notes)
    expect(notesOf()).toEqual([expect.stringContaining('notice-da.svg of LAW_NOTICE_FILES is not there')])
    expect(notesOf('notice-da.svg')).toEqual([])
  })

  it('LAW-13 terms that do not say how long buyers have for an invoice', () => {
    const of = (terms: string) => gapsOf('invoice-terms', sampleFacts({ storefronts: [sampleStorefront({ terms })] }))
    const gap = 'page terms: a sentence on invoices with "14 dage" (INVOICE_DAYS)'
    expect(of('En faktura betales. Du kan fortryde i 14 dage.')).toEqual([gap])
    expect(of('Faktura: senest 14 dage efter.')).toEqual([])
    const days = { DK: 10, NO: 14, SE: 14 }
    expect(gapsOf('invoice-terms', sampleFacts({ invoiceDays: days }))).toEqual([gap.replace('14', '10')])
  })

  it('who sells, the terms, and what a lawyer has still to fill in', () => {
    const { organisation } = sampleStorefront()
    const storefront = sampleStorefront({
      organisation: { ...organisation, companyNumber: '' },
      terms: '',
      placeholders: [{ page: 'returns', name: 'complaints-board' }],
    })
    expect(gapsOf('seller', sampleFacts({ storefronts: [storefront] }))).toEqual([
      'brand hjemly: organisation.companyNumber',
      'page terms: the page itself',
      'page returns: [[complaints-board]]',
    ])
  })
})
