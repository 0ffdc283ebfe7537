import { z } from 'zod'
import { CHECK_STATES, PAGE_CHECKS } from '../content/checks/page-check.ts'
import { CONTENT_KINDS } from '../content/content-kinds.ts'
import type { CallTable } from '../http/call.ts'
import { DOCUMENT_ADDRESS_PATTERN } from './document-address.ts'

const documentName = z.string().regex(DOCUMENT_ADDRESS_PATTERN)

/** `told`: with a message, as at its field. */
export const CHECK_FINDINGS = [
  'told',
  'heading-none',
  'heading-second',
  'heading-skipped',
  'contrast',
  'weight',
] as const

const finding = z.object({
  code: z.enum(CHECK_FINDINGS),
  /** The field, of what is told. */
  path: z.array(z.string()).optional(),
  message: z.string().optional(),
  /** The id of the block that it is in. */
  block: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type ShownFinding = z.infer<typeof finding>

const shownCheck = z.object({
  check: z.enum(PAGE_CHECKS),
  state: z.enum(CHECK_STATES),
  findings: z.array(finding),
  figure: z.record(z.string(), z.number()).optional(),
})
export type ShownCheck = z.infer<typeof shownCheck>

/** What can be looked for by name; text and films are not. */
export const FINDABLE_KINDS = CONTENT_KINDS.filter((kind) => kind !== 'html' && kind !== 'film' && kind !== 'captions')
export const FOUND_KINDS = [
  'page',
  'anchor',
  'product',
  'category',
  'room',
  'maker',
  'series',
  'store',
  'thing',
] as const

const foundThing = z.object({
  /** What is written: an address, a key or a file. */
  value: z.string(),
  name: z.string(),
  kind: z.enum(FOUND_KINDS),
})
export type FoundThing = z.infer<typeof foundThing>

const sourceChange = z.object({
  path: z.array(z.string()),
  /** Absent where there was, or is, nothing. */
  before: z.unknown().optional(),
  after: z.unknown().optional(),
})
export type ShownSourceChange = z.infer<typeof sourceChange>

/** What editors ask of a page while they write it. */
export const pageEditorCalls = {
  'GET /api/studio/check': {
    tag: 'studio',
    summary: 'The check list of a page as a set has it, before it is published',
    description:
      'Fields, links and alt texts by the rules of publishing; headings, contrast of words on pictures and weight on the page that the shop makes of it.',
    query: z.object({ document: documentName, set: z.uuid().optional() }),
    answer: z.object({ checks: z.array(shownCheck) }),
  },
  'GET /api/studio/translation': {
    tag: 'studio',
    summary: 'The same page in another language, and what was changed there since this one was last published',
    query: z.object({ document: documentName, from: z.enum(['da', 'nb', 'sv']), set: z.uuid().optional() }),
    answer: z.object({
      /** As the set has it, or as it is for good; null: there is none. */
      source: z.unknown(),
      /** The page itself as it is for good: what differs from it was translated in the set. */
      live: z.unknown(),
      changes: z.array(sourceChange),
      /** When this page was last published; absent for one that never was. */
      translatedAt: z.string().optional(),
    }),
  },
  'GET /api/studio/find': {
    tag: 'studio',
    summary:
      'What a field may name, by its name: pages, products, categories, rooms, makers, series, stores and anchors for links; keys and pictures',
    query: z.object({
      kind: z.enum(FINDABLE_KINDS),
      of: z.enum(['da', 'nb', 'sv']),
      said: z.string().max(100).optional(),
    }),
    answer: z.object({ found: z.array(foundThing) }),
  },
} as const satisfies CallTable
