import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { carriedRecord } from '@firkant/domain/fit/carried-piece.ts'
import { energyRecord } from '@firkant/domain/law/energy/energy-record.ts'
import { MEASUREMENT_KINDS } from '@firkant/domain/page/models/measurement-kinds.ts'
import { contentRecord } from '@firkant/domain/pricing/unit-price.ts'
import { TEXT_FILES, type DemoTexts } from './demo-texts.ts'
import { localizedText } from './localized-text.ts'

const product = z.object({
  productKey: z.string(),
  designKey: z.string(),
  family: z.string(),
  categoryKey: z.string(),
  roomKeys: z.array(z.string()),
  series: z.string(),
  colourKey: z.string(),
  colourName: localizedText,
  fabricColor: z.string(),
  material: z.string(),
  materialName: localizedText,
  dimensionsCm: z.object({ w: z.number(), d: z.number(), h: z.number() }),
  weightKg: z.number(),
  name: localizedText,
  subtitle: localizedText,
  basePriceDkk: z.number(),
  soldInGroupsOf: z.number(),
  images: z.array(z.object({ file: z.string(), kind: z.string().default(''), alt: localizedText })),
})
export type DemoProduct = z.infer<typeof product>

const part = z.object({ key: z.string(), title: localizedText, quantity: z.number(), choices: z.array(z.string()) })

const variant = z.object({
  /** `160 x 200` or `Ø116`: gives name, filter value and SKU. */
  size: z.string().optional(),
  suffix: z.string().optional(),
  name: localizedText.optional(),
  widthCm: z.number().optional(),
  depthCm: z.number().optional(),
  heightCm: z.number().optional(),
  weightKg: z.number().optional(),
  /** Factor on the price of the first. */
  price: z.number().default(1),
  isMadeToOrder: z.boolean().optional(),
})
export type DemoVariantShape = z.infer<typeof variant>

/** The outer measures and the weight stand with the product itself. */
const measurement = z.enum(MEASUREMENT_KINDS).exclude(['width', 'depth', 'height', 'weight'])
const document = z.object({
  kind: z.enum(['assembly', 'care', 'warranty']),
  key: z.string(),
  language: z.enum(['da', 'nb', 'sv']),
  title: z.string(),
  file: z.string(),
  bytes: z.number(),
})
export type DemoDocument = z.infer<typeof document>

const room = z.object({
  roomKey: z.string(),
  mood: z.enum(['light', 'dark']),
  name: localizedText,
  file: z.string(),
  focalPoints: z.array(z.object({ productKey: z.string() })),
})
const media = z.object({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  colour: z.string(),
  hash: z.string(),
})

/** The files of `catalogue`, each with its schema. */
const FILES = {
  catalogue: z.array(product),
  packages: z.object({ products: z.array(product), parts: z.record(z.string(), z.array(part)) }),
  categories: z.array(z.object({ key: z.string(), name: localizedText })),
  rooms: z.object({ rooms: z.array(room), categoryThumbnails: z.record(z.string(), z.string()) }),
  media: z.array(media),
  /** Design → its sizes or configurations; the first is the one that the catalogue describes. */
  variants: z.record(z.string(), z.array(variant)),
  measurements: z.record(z.string(), z.partialRecord(measurement, z.number())),
  /** Design → how much its price buys; rugs say it with their size. */
  contents: z.record(z.string(), contentRecord),
  /** Design → its light source. */
  energy: z.record(z.string(), energyRecord),
  /** Design → how it is carried in; all furniture. */
  carried: z.record(z.string(), carriedRecord),
  /** Shade → the colour of the filter. */
  colours: z.record(z.string(), z.string()),
  /** Family → families of accessories. */
  accessories: z.record(z.string(), z.array(z.string())),
  /** Design → its kind in texts, if its family is too general. */
  kinds: z.record(z.string(), z.string()),
  documents: z.array(document),
  /** Designs with a model of their own. */
  models: z.array(z.string()),
  /** Design → margin weight, if not neutral. */
  margins: z.record(z.string(), z.number()),
  /** Design → years of its producer's free guarantee on the whole of it. */
  guarantees: z.record(z.string(), z.number()),
}
type Files = { readonly [Name in keyof typeof FILES]: z.infer<(typeof FILES)[Name]> }

export interface DemoCatalogue extends Omit<Files, 'catalogue' | 'packages' | 'rooms'> {
  /** Packages come last. */
  readonly products: readonly DemoProduct[]
  readonly parts: Files['packages']['parts']
  readonly rooms: Files['rooms']['rooms']
  readonly categoryThumbnails: Files['rooms']['categoryThumbnails']
  readonly texts: DemoTexts
}

/** The catalogue names images relative to the demo folder; the shop relative to its media folder. */
export function mediaFile(file: string): string {
  return file.replace(/^images\//, '')
}

/** Reads and validates every file that the table names. */
function readAll(folder: string, schemas: Readonly<Record<string, z.ZodType>>): Record<string, unknown> {
  const read = (name: string, schema: z.ZodType) =>
    schema.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, read(name, schema)]))
}

export function readDemoCatalogue(demoFolder: string): DemoCatalogue {
  const folder = join(demoFolder, 'catalogue')
  const { catalogue, packages, rooms, ...rest } = readAll(folder, FILES) as Files
  return {
    ...rest,
    products: [...catalogue, ...packages.products],
    parts: packages.parts,
    rooms: rooms.rooms,
    categoryThumbnails: rooms.categoryThumbnails,
    texts: readAll(join(folder, 'texts'), TEXT_FILES) as DemoTexts,
  }
}
