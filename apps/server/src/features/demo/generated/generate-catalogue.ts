import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { importRecords, type ImportOptions, type ImportReport } from '../../catalog-files/import-records.ts'
import { dayOf, makePrices, makeReviews, makeStock } from './generated-feeds.ts'
import { createDice, type Dice } from './generator-dice.ts'
import {
  GENERATED_PREFIX,
  readGeneratedKeys,
  readTemplates,
  type GeneratedProduct,
  type Templates,
} from './generator-templates.ts'

type LocalizedTexts = GeneratedProduct['name']

export interface GenerateOptions {
  readonly count: number
  readonly seed: number
  readonly now: Date
  readonly templates: Templates
  /** Existing products: neither they nor their prices are generated again. */
  readonly has?: (productKey: string) => boolean
}

const FIRST_SYLLABLES = 'Al Bro Dal El Fjor Gran Hav Is Klit Lund Mos Nor Os Ry Sol Tor Ul Vin'.split(' ')
const SECOND_SYLLABLES = 'bæk dis feld gard havn heim lo løv mar mo rim sund tind vang vik'.split(' ')
/** Number of colours of a design; one is the most common. */
const COLOUR_COUNTS = [1, 1, 1, 2, 2, 3, 4]
/** Separate random streams, so that leaving one thing out does not change the others. */
const DICE = { prices: 1_000_000_000, reviews: 1_500_000_000, stock: 2_000_000_000 }

function inEach(make: (language: 'da' | 'nb' | 'sv') => string): LocalizedTexts {
  return { da: make('da'), nb: make('nb'), sv: make('sv') }
}

interface Design {
  readonly key: string
  readonly template: GeneratedProduct
  /** Its colours, each illustrated by a demo product of that colour. */
  readonly shown: readonly GeneratedProduct[]
  readonly name: LocalizedTexts
  readonly material: GeneratedProduct['material']
  readonly brands: GeneratedProduct['brands']
  readonly scale: number
  readonly launchedAt: string
  readonly position: number
}

function makeDesign(dice: Dice, index: number, { seed, templates, now }: GenerateOptions): Design {
  const template = dice.pick(templates.products)
  const relatives = templates.products.filter((product) => product.family === template.family)
  const palette = [...new Map(relatives.map((product) => [product.colour.key, product])).values()]
  const word = dice.pick(FIRST_SYLLABLES) + dice.pick(SECOND_SYLLABLES)
  const brands = template.brands.filter(() => dice.chance(0.7))
  return {
    key: `${GENERATED_PREFIX}${seed}-${String(index).padStart(6, '0')}`,
    template,
    shown: dice.shuffle(palette).slice(0, dice.pick(COLOUR_COUNTS)),
    // `Nordlo 3-pers. sofa` → `Havrim 3-pers. sofa`
    name: inEach((language) => [word, ...template.name[language].split(' ').slice(1)].join(' ')),
    material: dice.pick(relatives).material,
    brands: brands.length > 0 ? brands : template.brands,
    scale: 0.8 + dice.next() * 0.45,
    launchedAt: dayOf(now, -(dice.chance(0.1) ? dice.whole(1, 45) : dice.whole(120, 1200))),
    position: dice.whole(0, 100_000),
  }
}

function makeProduct(design: Design, shown: GeneratedProduct, dice: Dice): GeneratedProduct {
  const { template, material, scale } = design
  const key = `${design.key}-${shown.colour.key}`.slice(0, 70)
  const size = (measure: number) => Math.max(1, Math.round(measure * scale))
  const subtitle = inEach((language) => {
    const [noun = ''] = template.subtitle[language].split(',')
    return `${noun}, ${material.name[language]} i ${shown.colour.name[language]}`.slice(0, 200)
  })
  const { da, nb, sv } = subtitle
  return {
    ...template,
    // Of another size it is packed otherwise, and of another shape.
    carried: undefined,
    model: undefined,
    key,
    designKey: design.key,
    brands: design.brands,
    colour: shown.colour,
    material,
    widthCm: size(template.widthCm),
    depthCm: size(template.depthCm),
    heightCm: size(template.heightCm),
    weightKg: size(template.weightKg),
    launchedAt: design.launchedAt,
    position: design.position,
    name: design.name,
    subtitle,
    images: shown.images.map(({ file }) => ({ file, alt: { da, nb, sv } })),
    variants: template.variants.map(({ backOrderDays: _days, ...variant }, index) => ({
      ...variant,
      sku: index === 0 ? key.toUpperCase() : `${key.toUpperCase()}-${index + 1}`,
      ...(dice.chance(0.1) && { backOrderDays: dice.pick([21, 28, 35]) }),
    })),
  }
}

/** Invented products, varied from the demo's. The same seed gives the same ones; a greater count only adds more. */
export function* generateRecords(options: GenerateOptions): Generator<CatalogRecord> {
  const { count, seed, has = () => false } = options
  let made = 0
  for (let index = 0; made < count; index += 1) {
    const dice = createDice(seed, index)
    const design = makeDesign(dice, index, options)
    const products = design.shown.slice(0, count - made).map((shown) => makeProduct(design, shown, dice))
    made += products.length
    const fresh = products.filter((product) => !has(product.key))
    for (const [place, product] of products.entries()) {
      if (!fresh.includes(product)) continue
      const feeds = { ...options, template: design.template }
      // The colours of a design cost the same and differ in stock.
      yield product
      yield* makePrices(product, createDice(seed, DICE.prices + index), feeds)
      yield* makeStock(product, createDice(seed, DICE.stock + index * COLOUR_COUNTS.length + place), feeds)
    }
    if (fresh.length > 0) yield* makeReviews(design.key, createDice(seed, DICE.reviews + index), options)
  }
}

/** Adds invented products up to that number, beside the existing ones. */
export async function generateCatalogue(
  db: Drizzle,
  { count, seed, ...options }: { count: number; seed: number } & ImportOptions,
): Promise<ImportReport> {
  const templates = await readTemplates(db)
  const known = await readGeneratedKeys(db)
  const { now, onProgress } = options
  const total = count
  let products = 0
  function* counted(): Generator<CatalogRecord> {
    for (const record of generateRecords({ count, seed, now, templates, has: (key) => known.has(key) })) {
      if (record.type === 'product') onProgress?.((products += 1), total)
      yield record
    }
  }
  return importRecords(db, counted(), { ...options, onProgress: () => undefined })
}
