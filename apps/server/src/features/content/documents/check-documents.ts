import { and, eq, inArray, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { type DocumentAddress, writeAddress } from '@firkant/domain/change-sets/document-address.ts'
import { findSilentPictures } from '@firkant/domain/content/checks/silent-pictures.ts'
import { type PageContent, pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import { isPatternWord } from '@firkant/domain/content/patterns/pattern-words.ts'
import { changeTexts } from '@firkant/domain/content/walk-content.ts'
import { stripFixedPrefix } from '@firkant/domain/page/link-address.ts'
import { pages } from '../content-tables.ts'
import { findDead, loadKnownThings, type KnownThings } from '../importing/check-references.ts'
import { findBadTexts } from '../importing/content-files.ts'
import { findingsOf, type Finding } from '../importing/content-problems.ts'
import { findDoubleIds } from '../importing/double-claims.ts'
import type { Transaction } from '../importing/save-pages.ts'
import { readDocument, SCHEMAS } from './stored-documents.ts'
import { findTakenAddresses } from './taken-addresses.ts'

export interface DocumentProblem {
  readonly document: string
  readonly path: readonly string[]
  readonly message: string
  readonly about?: Finding['about']
}

export interface WrittenDocument {
  readonly address: DocumentAddress
  readonly value: unknown
}

const problemsIn = ({ address }: WrittenDocument, findings: readonly Finding[]): readonly DocumentProblem[] =>
  findings.map(({ path, message, about }) => ({
    document: writeAddress(address),
    path: path.map(String),
    message,
    ...(about && { about }),
  }))

const SILENT = 'says nothing to those who do not see the picture: write what is seen'

const silentIn = (value: unknown): readonly Finding[] =>
  findSilentPictures(value).map((path) => ({ path, message: SILENT, about: 'alt' }))

const PATTERN_WORDS = 'is still the pattern’s: write words of your own'

function patternWordsIn(schema: z.ZodType, content: unknown): readonly Finding[] {
  const findings: Finding[] = []
  changeTexts(schema, content, (text, { path }) => {
    if (isPatternWord(text)) findings.push({ path, message: PATTERN_WORDS })
    return text
  })
  return findings
}

/** What its own schema refuses, and tags where they would be seen. */
export function checkShape(document: WrittenDocument): readonly DocumentProblem[] {
  const { address, value } = document
  if (value === null) return []
  const schema: z.ZodType = SCHEMAS[address.kind]
  const parsed = schema.safeParse(value)
  if (!parsed.success) return problemsIn(document, findingsOf(parsed.error, value))
  const own = address.kind === 'page' ? pageContentSchema.parse(value) : undefined
  const isOther = own && address.kind === 'page' && own.key !== address.key
  return problemsIn(document, [
    ...findBadTexts(schema, parsed.data),
    ...(own ? findDoubleIds(own) : []),
    ...(isOther ? [{ path: ['key'], message: `is the page ${address.key}, and stays it` }] : []),
  ])
}

/** The paths of links to a place in a page. */
function pathsBeforeAnchors(text: string): readonly string[] {
  const beforeAnchors = text.split('#').slice(0, -1)
  return beforeAnchors.flatMap((before) => {
    const link = before.split(/["\s]/).at(-1) ?? ''
    const at = link.indexOf('/')
    return at < 0 ? [] : link.slice(at).split('?').slice(0, 1)
  })
}

/** The pages that a check looks into: those that are linked to with a place on them, and all articles by their keys. */
async function loadPagesAround(
  tx: Transaction,
  { brand, language, values }: { brand: BrandKey; language: string; values: readonly PageContent[] },
): Promise<readonly PageContent[]> {
  const linked = new Set<string>()
  for (const value of values)
    changeTexts(pageContentSchema, value, (text, { kind }) => {
      if (kind === 'link' || kind === 'html')
        for (const to of pathsBeforeAnchors(text)) linked.add(stripFixedPrefix(to))
      if (kind === 'article' || kind === 'inspirationCategory') linked.add(`key:${text}`)
      return text
    })
  if (linked.size === 0) return []
  const keys = [...linked].flatMap((each) => (each.startsWith('key:') ? each.slice(4) : []))
  const rows = await tx
    .select({ key: pages.key })
    .from(pages)
    .where(
      and(
        eq(pages.brand, brand),
        eq(pages.language, language),
        or(inArray(pages.path, [...linked]), inArray(pages.key, keys)),
      ),
    )
  const found = []
  for (const { key } of rows) {
    const address = { kind: 'page', language, key } as DocumentAddress
    const parsed = pageContentSchema.safeParse(await readDocument(tx, { brand, address }))
    if (parsed.success) found.push(parsed.data)
  }
  return found
}

export interface CheckContext {
  readonly brand: BrandKey
  readonly mediaDir: string | undefined
  readonly known: KnownThings
}

export async function loadCheckContext(
  tx: Transaction,
  { brand, mediaDir }: Omit<CheckContext, 'known'>,
): Promise<CheckContext> {
  return { brand, mediaDir, known: await loadKnownThings(tx, brand) }
}

/** Dead links, pictures without words, and pictures, products and articles that are not there. The documents have the right shape. */
export async function checkThings(
  tx: Transaction,
  { brand, mediaDir, known }: CheckContext,
  documents: readonly WrittenDocument[],
): Promise<readonly DocumentProblem[]> {
  const problems: DocumentProblem[] = []
  for (const document of documents) {
    const { address, value } = document
    if (value === null || address.kind === 'switches') continue
    const { language } = address
    const own = documents.flatMap((each) =>
      each.address.kind === 'page' && each.address.language === language && each.value !== null
        ? [pageContentSchema.parse(each.value)]
        : [],
    )
    const around = await loadPagesAround(tx, { brand, language, values: own })
    const contents = [...own, ...around.filter(({ key }) => own.every((page) => page.key !== key))]
    const folder = { brand, language, pages: contents.map((content) => ({ file: content.key, content })) }
    const page = address.kind === 'page' ? pageContentSchema.parse(value) : undefined
    const from = { path: page?.path, isDraft: page?.state === 'draft' }
    const schema: z.ZodType = SCHEMAS[address.kind]
    const content = schema.parse(value)
    const dead = findDead(schema, content, { from, folder, known, mediaDir })
    problems.push(...problemsIn(document, [...dead, ...silentIn(value), ...patternWordsIn(schema, content)]))
  }
  return [...problems, ...(await findTakenAddresses(tx, brand, documents))]
}
