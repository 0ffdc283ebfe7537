import type { z } from 'zod'
import { catalogRecord, type CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'

type Given<Type extends CatalogRecord['type']> = Partial<Extract<z.input<typeof catalogRecord>, { type: Type }>>

export const inThree = (text: string) => ({ da: text, nb: text, sv: text })

export function sampleProduct(key: string, changes: Given<'product'> = {}): CatalogRecord {
  return catalogRecord.parse({
    type: 'product',
    key,
    designKey: key.replace(/-[a-z]+$/, ''),
    categoryKeys: ['sofas'],
    brands: ['hjemly'],
    colour: { key: 'green', hex: '#335544', name: inThree('grøn') },
    material: { key: 'wool', name: inThree('uld') },
    widthCm: 200,
    depthCm: 90.5,
    heightCm: 80,
    weightKg: 45,
    launchedAt: '2026-01-01T00:00:00.000Z',
    name: inThree(`${key} sofa`),
    subtitle: inThree('Sofa, uld i grøn'),
    images: [{ file: 'products/sofa-1.webp', alt: { da: 'Sofa' } }],
    variants: [{ sku: key.toUpperCase() }],
    ...changes,
  })
}

export function samplePrice(changes: Given<'price'> = {}): CatalogRecord {
  return catalogRecord.parse({
    type: 'price',
    sku: 'NORDLO-GREEN',
    brand: 'hjemly',
    market: 'DK',
    amount: 1299.5,
    reason: 'regular',
    from: '2026-06-01T00:00:00.000Z',
    ...changes,
  })
}

/** What products refer to. */
export const SAMPLE_GROUND: readonly CatalogRecord[] = [
  { type: 'media', file: 'products/sofa-1.webp', width: 1200, height: 1200, colour: '#dfdcd6', hash: '9e9c6485' },
  { type: 'media', file: 'products/sofa-2.webp', width: 800, height: 800, colour: '#dacdbb', hash: '17d249c3' },
  {
    type: 'supplier',
    key: 'lund',
    name: 'Lund Møbler',
    address: 'Industrivej 1, 8600 Silkeborg',
    email: 'a@lund.example',
  },
  {
    type: 'manufacturer',
    key: 'fjord',
    name: 'Fjord Tre; "Møbler" AS',
    address: { street: 'Kaia 1', postalCode: '0000', city: 'Eksempelvik', country: 'NO' },
    email: 'trygt@fjord.example',
    responsible: {
      name: 'Fjord Europa ApS',
      address: { street: 'Kajen 1', postalCode: '0000', city: 'Eksempelby', country: 'DK' },
      url: 'https://fjord.example',
    },
  },
  {
    type: 'productBrand',
    key: 'birk',
    name: 'Birk & Bølge',
    image: 'products/sofa-1.webp',
    description: inThree('Af træ.'),
  },
  { type: 'series', key: 'nordlo', name: 'Nordlo' },
  { type: 'category', key: 'living', name: inThree('Stue'), intro: inThree('Til hele familien.') },
  {
    type: 'category',
    key: 'sofas',
    parentKey: 'living',
    position: 1,
    name: { ...inThree('Sofaer'), en: 'Sofas' },
    image: 'products/sofa-2.webp',
    html: inThree('<p>Alt om <strong>sofaer</strong>.</p>'),
  },
  { type: 'category', key: 'black-week', pageType: 'CampaignPage', name: inThree('Black Week') },
  { type: 'room', key: 'living', name: inThree('Stue'), images: { light: 'products/sofa-1.webp' } },
  {
    type: 'label',
    key: 'guarantee',
    labelType: 'quality',
    text: inThree('10 år'),
    description: inThree('Ti års garanti.'),
  },
  { type: 'label', key: 'online', labelType: 'service', text: inThree('Kun online'), description: inThree('Kun her.') },
  {
    type: 'store',
    key: 'aarhus',
    market: 'DK',
    name: 'Århus',
    street: 'Åboulevarden 1',
    postalCode: '8000',
    city: 'Aarhus C',
    phone: '+45 70 00 00 11',
    email: 'aarhus@hjemly.example',
    openingHours: [
      ['10:00', '18:00'],
      ['10:00', '18:00'],
      ['10:00', '18:00'],
      ['10:00', '18:00'],
      ['10:00', '18:00'],
      ['10:00', '15:00'],
      [],
    ],
    specialDays: [
      { day: '2026-12-23', name: 'Lillejuleaften', hours: ['10:00', '20:00'] },
      { day: '2026-12-24', name: 'Juleaften', hours: [] },
    ],
    services: ['clickAndCollect', 'parking'],
    region: 'Jylland',
    description: 'Ved åen.',
    location: { latitude: 56.15, longitude: 10.2 },
  },
].map((record) => catalogRecord.parse(record))

/** A product with everything that one can have, one with little, and a package of both. */
export const SAMPLE_PRODUCTS: readonly CatalogRecord[] = [
  sampleProduct('nordlo-green', {
    family: 'sofa',
    categoryKeys: ['sofas', 'living', 'black-week'],
    roomKeys: ['living'],
    seriesKey: 'nordlo',
    productBrandKey: 'birk',
    supplierKey: 'lund',
    manufacturerKey: 'fjord',
    modelCode: 'NORDLO-3',
    guaranteeYears: 5,
    energy: {
      source: 'contained',
      class: 'D',
      eprel: '9900001',
      supplier: 'Lys; & "Co"',
      model: 'L-1',
      kwhPer1000h: 8,
      lumen: 1055,
      kelvin: 2700,
      watt: 7.5,
      cri: 90,
      technology: 'led',
      isDimmable: false,
      replaceable: 'no',
    },
    carried: {
      parcels: [
        { widthCm: 120, depthCm: 62.5, heightCm: 14, weightKg: 24 },
        { widthCm: 90, depthCm: 40, heightCm: 12, weightKg: 9.5 },
      ],
    },
    brands: ['hjemly', 'skygge', 'ljuvhem'],
    measurements: { seatHeight: 44.5, extendedWidth: 260 },
    soldInGroupsOf: 2,
    position: 7,
    marginWeight: -0.25,
    name: { ...inThree('Nordlo "3-pers." sofa, grøn'), en: 'Nordlo sofa' },
    description: inThree('Første afsnit.\n\nAndet afsnit; med tegn | og komma, her.'),
    points: [{ ...inThree('Vaskbart betræk'), en: 'Washable' }, inThree('Ti | elleve års garanti')],
    care: inThree('Støvsug jævnligt.'),
    assembly: inThree('Skru benene i.'),
    safety: inThree('Brug den ikke som stige.'),
    labels: ['online', 'guarantee'],
    accessories: ['nordlo-sand'],
    images: [
      { file: 'products/sofa-1.webp', alt: { da: 'Sofa', sv: 'Soffa' } },
      { file: 'products/sofa-2.webp', alt: {}, sku: 'NORDLO-GREEN-2' },
    ],
    documents: [
      { kind: 'assembly', language: 'da', title: 'Samlevejledning', file: 'documents/nordlo.pdf', bytes: 120_400 },
      { kind: 'energySheet', language: 'da', title: 'Produktdatablad', file: 'documents/light.pdf', bytes: 9000 },
    ],
    variants: [
      { sku: 'NORDLO-GREEN', name: { ...inThree('3-pers.'), en: '3 seats' }, sizeKey: '200', weightKg: 45.5 },
      {
        sku: 'NORDLO-GREEN-2',
        name: inThree('2-pers.'),
        sizeKey: '160',
        widthCm: 160,
        backOrderDays: 28,
        content: { quantity: 2.5, unit: 'm2' },
        isMadeToOrder: true,
      },
    ],
  }),
  sampleProduct('nordlo-sand'),
  sampleProduct('nordlo-set', {
    kind: 'package',
    designKey: 'nordlo-set',
    parts: [{ key: 'sofa', title: inThree('Sofa'), quantity: 2, choices: ['NORDLO-SAND', 'NORDLO-GREEN'] }],
  }),
]

export const SAMPLE_FEEDS: readonly CatalogRecord[] = [
  samplePrice(),
  samplePrice({ amount: 999, reason: 'campaign', from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' }),
  samplePrice({ amount: 949, reason: 'campaign', audience: 'club', from: '2026-11-01T00:00:00.000Z' }),
  samplePrice({ sku: 'NORDLO-SAND', market: 'SE', amount: 1899 }),
  catalogRecord.parse({ type: 'stock', sku: 'NORDLO-GREEN', location: 'central', onHand: 12 }),
  catalogRecord.parse({ type: 'stock', sku: 'NORDLO-GREEN', location: 'aarhus', onHand: -1 }),
  catalogRecord.parse({
    type: 'dueDiligence',
    productKey: 'nordlo-green',
    reference: '26DK-0001',
    suppliedOn: '2026-09-01',
  }),
  catalogRecord.parse({
    type: 'environmentalProof',
    key: 'wool',
    claim: 'organic',
    scope: 'The wool; "not" the wood, of both.',
    evidence: 'certificates/wool|2026.pdf',
    validUntil: '2027-06-30',
    about: ['product:nordlo-green', 'label:online', 'page:hjemly/terms'],
  }),
  catalogRecord.parse({
    type: 'recall',
    key: 'green-legs',
    productKeys: ['nordlo-green'],
    recalledOn: '2026-11-10',
    hazard: inThree('Benet kan knække.'),
    action: inThree('Brug den ikke.'),
    affected: inThree('Købt i oktober.'),
    remedies: ['repair', 'refund'],
  }),
  catalogRecord.parse({
    type: 'review',
    key: 'r-1',
    designKey: 'nordlo',
    language: 'da',
    rating: 4,
    title: 'God',
    text: 'Solid, "flot"; og\nnem at samle.',
    author: 'Mette',
    isVerified: true,
    writtenAt: '2026-03-01T10:00:00.000Z',
  }),
  catalogRecord.parse({
    type: 'sale',
    sku: 'NORDLO-GREEN',
    brand: 'hjemly',
    market: 'DK',
    quantity: 2,
    soldAt: '2026-11-10T09:30:00.000Z',
    reference: 'till-17/3',
  }),
]

export const SAMPLE_CATALOGUE: readonly CatalogRecord[] = [...SAMPLE_GROUND, ...SAMPLE_PRODUCTS, ...SAMPLE_FEEDS]
