import { FIXED_PATHS } from '../market/fixed-paths.ts'
import { MARKETS } from '../market/market.ts'
import { SHORT_INVOICE_DAYS } from './invoice/invoice-days.ts'
import type { LawFacts, LawManufacturer, LawProduct, LawStorefront } from './law-facts.ts'
import { WAYS_TO_PAY } from './payment-order-gaps.ts'

/** For tests: a shop in which nothing is missing. */
export const SAMPLE_MANUFACTURER: LawManufacturer = {
  key: 'bory',
  name: 'Stolarnia Bory',
  address: { street: 'ul. Sosnowa 52', postalCode: '00-000', city: 'Przykładowo', country: 'PL' },
  email: 'kontakt@bory.example',
  url: '',
}

export const sampleLawProduct = (more: Partial<LawProduct> = {}): LawProduct => ({
  key: 'oak-table',
  brands: ['hjemly'],
  family: 'dining-table',
  manufacturerKey: SAMPLE_MANUFACTURER.key,
  modelCode: 'OAK-1',
  safety: 'Sid ikke på bordet.',
  hasImage: true,
  material: 'wood',
  hasDueDiligence: true,
  hasContent: true,
  isMadeToOrder: false,
  ...more,
})

export const sampleStorefront = (more: Partial<LawStorefront> = {}): LawStorefront => ({
  brand: 'hjemly',
  organisation: {
    legalName: 'hjemly A/S',
    email: 'kontakt@hjemly.example',
    phone: '00 00 00 00',
    address: ['Eksempelvej 10'],
    companyNumber: 'CVR-nr. 00 00 00 10',
  },
  terms:
    '<a href="/fortryd"> <a href="/angre"> <a href="/angra"> En faktura betales senest 14 dage (14 dager, 14 dagar) efter.',
  placeholders: [],
  footerLinks: [FIXED_PATHS.guarantee, FIXED_PATHS.accessibility, FIXED_PATHS.rights].flatMap(Object.values),
  hasAccessibility: true,
  isAuthorityConfirmed: true,
  reviewOrigin: 'Vi har fundet købet i vores ordrer.',
  ...more,
})

export function sampleFacts({ market = 'DK', ...more }: Partial<LawFacts> = {}): LawFacts {
  return {
    market,
    language: MARKETS[market].language,
    storefronts: [sampleStorefront()],
    products: [sampleLawProduct()],
    manufacturers: new Map([[SAMPLE_MANUFACTURER.key, SAMPLE_MANUFACTURER]]),
    recalls: [],
    hasReviews: true,
    claims: [],
    provenClaims: new Set(),
    invoiceDays: SHORT_INVOICE_DAYS,
    waysToPay: WAYS_TO_PAY,
    officialFiles: new Set(),
    ...more,
  }
}
