import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const words = z.object({ da: z.string(), nb: z.string(), sv: z.string(), en: z.string() })
export type DemoWords = z.infer<typeof words>

const product = z.object({
  productKey: z.string(),
  designKey: z.string(),
  family: z.string(),
  categoryKey: z.string(),
  roomKeys: z.array(z.string()),
  series: z.string(),
  colourKey: z.string(),
  colourName: words,
  fabricColor: z.string(),
  material: z.string(),
  dimensionsCm: z.object({ w: z.number(), d: z.number(), h: z.number() }),
  weightKg: z.number(),
  name: words,
  subtitle: words,
  basePriceDkk: z.number(),
  soldInGroupsOf: z.number(),
  images: z.array(z.object({ file: z.string(), alt: z.record(z.string(), z.string()) })),
})
export type DemoProduct = z.infer<typeof product>

const category = z.object({ key: z.string(), name: words })
const media = z.object({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  colour: z.string(),
  hash: z.string(),
})
const roomsFile = z.object({
  rooms: z.array(z.object({ roomKey: z.string(), mood: z.string(), name: words, file: z.string() })),
  categoryThumbnails: z.record(z.string(), z.string()),
})

export interface DemoCatalogue {
  readonly products: readonly DemoProduct[]
  readonly categories: readonly z.infer<typeof category>[]
  readonly media: readonly z.infer<typeof media>[]
  readonly rooms: z.infer<typeof roomsFile>
}

/** The catalogue names its pictures from the project's demo folder; the shop from its media folder. */
export function mediaFile(file: string): string {
  return file.replace(/^images\//, '')
}

export function readDemoCatalogue(demoFolder: string): DemoCatalogue {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> =>
    schema.parse(JSON.parse(readFileSync(join(demoFolder, 'catalogue', name), 'utf8')))
  return {
    products: read('catalogue.json', z.array(product)),
    categories: read('categories.json', z.array(category)),
    media: read('media.json', z.array(media)),
    rooms: read('rooms.json', roomsFile),
  }
}
