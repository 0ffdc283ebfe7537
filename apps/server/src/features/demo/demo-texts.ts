import { z } from 'zod'
import { storeRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { environmentalProofRecord } from '@firkant/domain/law/environment/environmental-proof-record.ts'
import { manufacturerRecord } from '@firkant/domain/law/manufacturer-record.ts'
import { localizedText } from './localized-text.ts'

const lines = z.object({ da: z.array(z.string()), nb: z.array(z.string()), sv: z.array(z.string()) })

const family = z.object({
  /** Key of the assembly text; `none` if there is nothing to assemble. */
  assembly: z.string(),
  about: z.array(localizedText).min(1),
  points: z.array(localizedText),
})

const materials = z.object({
  finishes: z.record(z.string(), z.object({ about: localizedText, point: localizedText })),
})

const care = z.object({
  key: z.string(),
  materials: z.array(z.string()).min(1),
  /** Families, or kinds within them; default: everything of the material. */
  kinds: z.array(z.string()).min(1).optional(),
  /** Who the text is for, if not the whole material. */
  title: localizedText.optional(),
  lines,
})

const assembly = z.object({ title: localizedText.optional(), text: localizedText, steps: lines.optional() })

const series = z.object({ productBrandKey: z.string(), supplierKey: z.string(), description: localizedText })

/** Which products belong to a subcategory: all given conditions must hold. */
const take = z.object({
  designs: z.array(z.string()).optional(),
  families: z.array(z.string()).optional(),
  materials: z.array(z.string()).optional(),
})

const category = z.object({
  key: z.string(),
  intro: localizedText,
  html: localizedText,
  children: z.array(z.object({ key: z.string(), name: localizedText, image: z.string(), take })),
})

const productBrand = z.object({ key: z.string(), name: z.string(), image: z.string(), description: localizedText })
const supplier = z.object({ key: z.string(), name: z.string(), address: z.string(), email: z.string() })

const manufacturer = manufacturerRecord.omit({ type: true })
const proof = environmentalProofRecord.omit({ type: true, about: true }).extend({
  labels: z.array(z.string()).default([]),
  designs: z.array(z.string()).default([]),
})
/** Families, or kinds within them. */
const safety = z.object({ kinds: z.array(z.string()).min(1), text: localizedText })

const label = z.object({
  key: z.string(),
  labelType: z.enum(['quality', 'service', 'campaign', 'environment']),
  text: localizedText,
  description: localizedText,
  designs: z.array(z.string()).default([]),
  colours: z.array(z.string()).default([]),
})

const store = storeRecord.omit({ type: true, position: true })

/** Written as `title|text`. */
const review = z.string().transform((written) => {
  const [title = '', text = ''] = written.split('|')
  return { title, text }
})
const STARS = ['1', '2', '3', '4', '5'] as const
const reviewsOfLanguage = z
  .object({ authors: z.array(z.string()) })
  .catchall(z.partialRecord(z.enum(STARS), z.array(review)))
const reviews = z.object({
  /** Family → group of reviews that fit it. */
  groups: z.record(z.string(), z.string()),
  da: reviewsOfLanguage,
  nb: reviewsOfLanguage,
  sv: reviewsOfLanguage,
})

/** The files of `catalogue/texts`, each with its schema. */
export const TEXT_FILES = {
  designs: z.record(z.string(), localizedText),
  families: z.record(z.string(), family),
  materials,
  care: z.array(care),
  assembly: z.record(z.string(), assembly),
  series: z.record(z.string(), series),
  categories: z.array(category),
  'product-brands': z.array(productBrand),
  suppliers: z.array(supplier),
  manufacturers: z.array(manufacturer),
  proofs: z.array(proof),
  safety: z.array(safety),
  labels: z.array(label),
  stores: z.array(store),
  reviews,
}
export type DemoTexts = { readonly [Name in keyof typeof TEXT_FILES]: z.infer<(typeof TEXT_FILES)[Name]> }
export type DemoReviewTexts = DemoTexts['reviews']
