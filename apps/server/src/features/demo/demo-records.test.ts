import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { catalogRecord, type CatalogRecordType, type RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { recordWarnings } from '@firkant/domain/catalog/record-warnings.ts'
import { slugOf } from '@firkant/domain/format/slug.ts'
import { isShownIn } from '@firkant/domain/image/picture-place.ts'
import { overpricedPeriods } from '@firkant/domain/pricing/package-price.ts'
import type { PriceEntry } from '@firkant/domain/pricing/price-log.ts'
import { DEMO_FOLDER } from '../../commands/demo/import-demo.ts'
import { readPicturePlaces } from '../images/picture-places.ts'
import { readDemoCatalogue } from './demo-files.ts'
import { demoRecords } from './demo-records.ts'
import { WRITTEN_LANGUAGES } from './localized-text.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const demo = readDemoCatalogue(DEMO_FOLDER)
const records = demoRecords(demo, NOW)
const pictures = readPicturePlaces(join(DEMO_FOLDER, 'images'), {
  warn: () => expect.unreachable('places.json describes a picture wrongly'),
})
const all = <Type extends CatalogRecordType>(type: Type) =>
  records.filter((record): record is RecordOf<Type> => record.type === type)
const products = all('product').filter(({ kind }) => kind !== 'sample')
const samples = all('product').filter(({ kind }) => kind === 'sample')
const skus = new Set([...products, ...samples].flatMap(({ variants }) => variants.map(({ sku }) => sku)))
const productOfSku = new Map(products.flatMap((product) => product.variants.map(({ sku }) => [sku, product] as const)))

function expectKnown(values: readonly (string | undefined)[], known: ReadonlySet<string>): void {
  expect(values.filter((value) => value !== undefined && !known.has(value))).toEqual([])
}

describe('the records of the demo', () => {
  it('are what a catalogue file may hold', () => {
    expect(products.length).toBeGreaterThan(200)
    const problems = records.flatMap((record) => catalogRecord.safeParse(record).error?.issues ?? [])
    expect(problems).toEqual([])
  })

  it('PDP-07 packages cost less than their parts wherever and whenever they are sold, and are seen and measured as a whole', () => {
    const packages = products.filter(({ kind }) => kind === 'package')
    expect(packages.length).toBeGreaterThan(5)
    const logOf = (wanted: string, { brand, market }: RecordOf<'price'>): PriceEntry[] =>
      all('price')
        .filter((price) => price.sku === wanted && price.brand === brand && price.market === market)
        .map(({ amount, reason, audience, from, to }) => ({
          minor: Math.round(amount * 100),
          reason,
          audience,
          from: new Date(from),
          to: to === undefined ? undefined : new Date(to),
        }))
    for (const { key, variants, parts, images, ...size } of packages) {
      const sku = variants[0]?.sku ?? ''
      const places = all('price').filter((price) => price.sku === sku && price.reason === 'regular')
      for (const place of places) {
        const partLogs = parts.map(({ quantity, choices }) => ({ quantity, log: logOf(choices[0] ?? '', place) }))
        for (const audience of ['all', 'club'] as const)
          expect([key, place.brand, place.market, overpricedPeriods(logOf(sku, place), partLogs, audience)]).toEqual([
            key,
            place.brand,
            place.market,
            [],
          ])
      }
      expect(images[0]?.file).toBe(`products/${key}-1.webp`)
      const first = productOfSku.get(parts[0]?.choices[0] ?? '')
      const isAsFirst = (['widthCm', 'depthCm', 'heightCm'] as const).every((side) => size[side] === first?.[side])
      expect([key, isAsFirst]).toEqual([key, false])
    }
  })

  it.each(BRAND_KEYS)('PDP-01 every product of %s has at least four pictures that the brand shows', (brand) => {
    const sold = products.filter(({ brands }) => brands.includes(brand))
    expect(sold.length).toBeGreaterThan(100)
    const { roomMood } = BRANDS[brand]
    const shownOf = ({ images }: RecordOf<'product'>) =>
      images.filter(({ file }) => isShownIn(roomMood, file, (one) => pictures.get(one)))
    expect(sold.filter((product) => shownOf(product).length < 4).map(({ key }) => key)).toEqual([])
  })

  it('refer to nothing that is not there', () => {
    const keysOf = (type: 'category' | 'room' | 'series' | 'productBrand' | 'supplier' | 'label' | 'store') =>
      new Set(all(type).map(({ key }) => key))
    const files = new Set(all('media').map(({ file }) => file))
    const designs = new Set(products.map(({ designKey }) => designKey))
    const from = (read: (product: RecordOf<'product'>) => readonly (string | undefined)[]) => products.flatMap(read)
    expectKnown(
      from(({ categoryKeys }) => categoryKeys),
      keysOf('category'),
    )
    expectKnown(
      from(({ roomKeys }) => roomKeys),
      keysOf('room'),
    )
    expectKnown(
      from(({ seriesKey }) => [seriesKey]),
      keysOf('series'),
    )
    expectKnown(
      from(({ productBrandKey }) => [productBrandKey]),
      keysOf('productBrand'),
    )
    expectKnown(
      from(({ supplierKey }) => [supplierKey]),
      keysOf('supplier'),
    )
    expectKnown(
      from(({ labels }) => labels),
      keysOf('label'),
    )
    expectKnown(
      from(({ images }) => images.map(({ file }) => file)),
      files,
    )
    expectKnown(
      from(({ accessories }) => accessories),
      new Set(products.map(({ key }) => key)),
    )
    expectKnown(
      from(({ parts }) => parts.flatMap(({ choices }) => choices)),
      skus,
    )
    expectKnown(
      [...all('price'), ...all('stock'), ...all('sale')].map(({ sku }) => sku),
      skus,
    )
    expectKnown(
      all('stock').map(({ location }) => location),
      new Set([...keysOf('store'), 'central']),
    )
    expectKnown(
      all('review').map(({ designKey }) => designKey),
      designs,
    )
    expectKnown(
      [...all('category'), ...all('productBrand')].map(({ image }) => image),
      files,
    )
    expectKnown(
      all('category').map(({ parentKey }) => parentKey),
      keysOf('category'),
    )
  })

  it('use every maker, supplier, series and label', () => {
    const used = new Set(
      products.flatMap(({ seriesKey, productBrandKey, supplierKey, labels }) => [
        seriesKey ?? '',
        productBrandKey ?? '',
        supplierKey ?? '',
        ...labels,
      ]),
    )
    for (const type of ['productBrand', 'supplier', 'series', 'label'] as const)
      expectKnown(
        all(type).map(({ key }) => key),
        used,
      )
  })

  it('have no sku, review or order line twice', () => {
    const counted = [
      products.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
      all('review').map(({ key }) => key),
      all('sale').map(({ reference }) => reference),
    ]
    for (const names of counted) expect(new Set(names).size).toBe(names.length)
  })
})

describe('the categories of the demo', () => {
  const tops = all('category').filter(({ parentKey }) => parentKey === undefined)
  const below = (key: string) => all('category').filter(({ parentKey }) => parentKey === key)

  it('PLP-04 twelve at the top, each with text and two to eight below it that hold products', () => {
    expect(tops).toHaveLength(12)
    for (const { key, intro, html } of tops) {
      expect(intro && html).toBeTruthy()
      expect(below(key).length).toBeGreaterThan(1)
      expect(below(key).length).toBeLessThan(9)
      for (const child of below(key)) {
        const held = products.filter(({ categoryKeys }) => categoryKeys.includes(child.key))
        expect(held.length, child.key).toBeGreaterThan(0)
        for (const { categoryKeys } of held) expect(categoryKeys).toContain(key)
      }
    }
  })

  it('every product stands in one of its own sub-categories, some in several branches', () => {
    for (const { key, categoryKeys } of products) {
      const [main = ''] = categoryKeys
      expect(
        below(main).some((child) => categoryKeys.includes(child.key)),
        key,
      ).toBe(true)
    }
    const branches = products.map(({ categoryKeys }) => tops.filter(({ key }) => categoryKeys.includes(key)).length)
    expect(branches.filter((count) => count > 1).length).toBeGreaterThan(10)
  })

  it('no address means two things', () => {
    const productKeys = new Set(products.map(({ key }) => key))
    for (const language of WRITTEN_LANGUAGES) {
      const slugs = all('category').map(({ name }) => slugOf(language, name[language]))
      expect(new Set(slugs).size).toBe(slugs.length)
      expect(slugs.filter((slug) => productKeys.has(slug))).toEqual([])
    }
  })
})

describe('the products of the demo', () => {
  it('PDP-06 are described in three languages, each design in its own words', () => {
    const openings = new Map<string, string>()
    for (const { designKey, description, points, care } of products) {
      expect(points).toHaveLength(3)
      for (const language of WRITTEN_LANGUAGES) {
        const text = description?.[language] ?? ''
        expect(text.split('\n\n')).toHaveLength(3)
        expect(text + points.map((point) => point[language]).join('')).not.toMatch(/[{}]|undefined/)
        expect(care?.[language]).toBeTruthy()
        const [opening = ''] = text.split('\n\n')
        expect(openings.get(opening) ?? designKey).toBe(designKey)
        openings.set(opening, designKey)
      }
    }
  })

  it('PDP-06 each has a care text that fits what it is and what it is made of, and its document says the same', () => {
    expect(products.flatMap(recordWarnings)).toEqual([])
    for (const { key, care, documents } of products) {
      const files = documents.filter(({ kind }) => kind === 'care').map(({ language }) => language)
      expect([key, files.toSorted()]).toEqual([key, ['da', 'nb', 'sv']])
      for (const language of WRITTEN_LANGUAGES) expect(care?.[language].length, key).toBeGreaterThan(60)
    }
  })

  it.each([
    ['bakkelo-black', 'metal', /^Brug en blød, let fugtet klud/],
    ['lervik-sand', 'ceramic-lamp', /^Sluk lampen, og træk stikket ud/],
    ['lysheim-tripod-oak', 'wood-lamp', /Støv skærmen af/],
    ['flettemo-pendant-natural', 'wicker-lamp', /Brug ikke vand nær ledning/],
    ['gnistlo-black', 'metal-rechargeable', /tag ladekablet ud/],
    ['kuppelo-black', 'metal-lamp', /^Sluk lampen/],
    ['glodlo-trio-brass', 'metal-candle', /^Lad stearinen stivne/],
    ['gronlo-pots-terracotta', 'ceramic-pots', /første frost/],
    ['nordlo-pouf-green', 'weave-seat', /Polstringen sidder fast/],
    ['dunlo-lumbar-terracotta', 'weave-cushion', /^Ryst puden op/],
    ['skrivelo-chair-grey', 'fine-office', /hår og tråde fra hjulene/],
    ['skyggelo-cream', 'outdoor-parasol', /^Børst dugen af/],
    ['solhavn-coffee-teak', 'wood-outdoor', /Teak må gråne/],
    ['birkemo-set-oak', 'wood-table', /Læg brikker under/],
  ])('PDP-06 %s is looked after as %s', (productKey, careKey, text) => {
    const product = products.find(({ key }) => key === productKey)
    expect(product?.care?.da).toMatch(text)
    expect(product?.documents.map(({ file }) => file)).toContain(`documents/care/${careKey}-da.pdf`)
  })

  it("PDP-06 every care text is some product's", () => {
    const used = new Set(products.flatMap(({ documents }) => documents.map(({ file }) => file)))
    const unused = demo.texts.care.filter(({ key }) => !used.has(`documents/care/${key}-da.pdf`))
    expect(unused.map(({ key }) => key)).toEqual([])
  })

  it('PDP-06 their documents are PDF files of the size that is told', () => {
    const documents = products.flatMap((product) => product.documents)
    expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(['assembly', 'care', 'warranty']))
    for (const { file, bytes } of new Map(documents.map((document) => [document.file, document])).values()) {
      const pdf = readFileSync(join(DEMO_FOLDER, file))
      expect(pdf.byteLength, file).toBe(bytes)
      expect(bytes).toBeLessThan(4096)
      expect(pdf.toString('latin1')).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/)
    }
  })

  it('PDP-02 the first variant keeps the sku of the product, and sizes are told by the variants alone', () => {
    const withSizes = products.filter(({ variants }) => variants.some(({ sizeKey }) => sizeKey !== undefined))
    expect(withSizes.length).toBeGreaterThan(50)
    for (const { key, variants } of products) expect(variants[0]?.sku).toBe(key.toUpperCase())
    for (const { name, subtitle } of withSizes)
      for (const language of WRITTEN_LANGUAGES) expect(name[language] + subtitle[language]).not.toMatch(/\d x \d|Ø/)
    for (const { variants } of products.filter((product) => product.variants.length > 1))
      expect(variants.every(({ name }) => name !== undefined)).toBe(true)
  })

  it('PDP-07 packages have parts with choices, and whoever sells one sells all it may be made of', () => {
    const packages = products.filter(({ kind }) => kind === 'package')
    expect(new Set(packages.map(({ designKey }) => designKey)).size).toBe(7)
    for (const { parts, brands, key } of packages) {
      expect(parts.length).toBeGreaterThan(1)
      expect(parts.some(({ choices }) => choices.length > 1)).toBe(true)
      for (const sku of parts.flatMap(({ choices }) => choices))
        expect(productOfSku.get(sku)?.brands, `${sku} in ${key}`).toEqual(expect.arrayContaining(brands))
    }
  })

  it('FIT-05 most furniture of fabric and wood has a sample, with a picture and its colour in three languages', () => {
    const named = new Set(products.flatMap((product) => product.samples))
    expect(samples.length).toBeGreaterThan(30)
    expect(new Set(samples.map(({ key }) => key))).toEqual(named)
    expect(products.filter((product) => product.samples.length > 0).length).toBeGreaterThan(100)
    for (const { key, images, name, brands } of samples) {
      expect([images.length, brands.length, new Set(Object.values(name)).size], key).toEqual([1, 0, 3])
    }
  })

  it('PDP-08 what goes with a product is sold wherever it is sold', () => {
    const byKey = new Map(products.map((product) => [product.key, product]))
    for (const { key, brands, accessories } of products) {
      expect(accessories.length, key).toBeGreaterThan(1)
      for (const accessory of accessories) expect(byKey.get(accessory)?.brands).toEqual(expect.arrayContaining(brands))
    }
  })
})

describe('the reviews of the demo', () => {
  const reviews = all('review')

  it('PDP-06 many, few and none, in all languages and with every number of stars', () => {
    const counts = products.map(({ designKey }) => reviews.filter((review) => review.designKey === designKey).length)
    expect(Math.min(...counts)).toBe(0)
    expect(Math.max(...counts)).toBeGreaterThan(20)
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(new Set(reviews.map(({ language }) => language))).toEqual(new Set(WRITTEN_LANGUAGES))
    expect(new Set(reviews.map(({ isVerified }) => isVerified)).size).toBe(2)
  })

  it('have a title and were written before today', () => {
    expect(reviews.filter(({ title, text }) => title === '' || text === '')).toEqual([])
    expect(reviews.filter(({ writtenAt }) => Date.parse(writtenAt) >= NOW.getTime())).toEqual([])
  })
})

it('the demo is the same on every machine', () => {
  expect(demoRecords(readDemoCatalogue(DEMO_FOLDER), NOW)).toEqual(records)
})
