import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { z } from 'zod'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { BRAND_KEYS, type BrandKey, isBrandKey } from '@firkant/domain/brand/brand-key.ts'
import { flowboxFeedSchema } from '@firkant/domain/content/blocks/media-blocks.ts'
import { type PageContent, pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import { type ScriptSettings, scriptSettingsSchema } from '@firkant/domain/content/script-settings-schema.ts'
import { type SiteContent, siteContentSchema } from '@firkant/domain/content/site-content-schema.ts'
import { changeTexts } from '@firkant/domain/content/walk-content.ts'
import { type MarketLanguage, MARKETS } from '@firkant/domain/market/market.ts'
import { type Feeds, missingFeeds, readFeedFiles } from '../feeds/feed-files.ts'
import { ContentError, type ContentProblem, type Finding, findingsOf, problemsOf } from './content-problems.ts'
import { inspectHtml } from './html-rules.ts'
import { brokenLineOf, type LineOf, linesOf } from './json-lines.ts'

const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]+|#\d+);/i

/** HTML that sanitising would change, and tags where the text is shown literally. */
export function findBadTexts<Content>(schema: z.ZodType<Content>, content: Content): readonly Finding[] {
  const findings: Finding[] = []
  changeTexts(schema, content, (text, { kind, path }) => {
    const tag = kind === undefined ? TAG.exec(text)?.[0] : undefined
    if (tag !== undefined) findings.push({ path, message: `is plain text: ${tag} would be seen as it stands here` })
    if (kind === 'html') findings.push(...inspectHtml(text).refused.map((message) => ({ path, message })))
    return text
  })
  return findings
}

export const SITE_FILE = 'site.json'
/** Beside the languages' folders: its settings belong to the brand. */
export const SETTINGS_FILE = 'settings.json'

/** The content of one brand in one language, as in its folder. */
export interface ContentFolder {
  readonly brand: BrandKey
  readonly language: MarketLanguage
  readonly site: SiteContent
  /** Absent without a settings file: then the stored settings stay. */
  readonly settings?: ScriptSettings | undefined
  readonly pages: readonly ContentPage[]
  readonly feeds: Feeds
  /** Line numbers in the files; absent if the content was not read from files. */
  readonly lines?: { readonly site: LineOf; readonly feeds: ReadonlyMap<string, LineOf> } | undefined
}

export interface ContentPage {
  readonly file: string
  readonly content: PageContent
  readonly lineOf?: LineOf | undefined
}

/** One pass over the files, with the problems found so far. */
interface Reading {
  readonly root: string
  readonly problems: ContentProblem[]
}

/** A file's content and its line numbers. */
interface ReadFile<Content> {
  readonly file: string
  readonly content: Content
  readonly lineOf: LineOf
}

function readJson<Schema extends z.ZodType>(
  { root, problems }: Reading,
  path: string,
  schema: Schema,
): ReadFile<z.infer<Schema>> | undefined {
  const file = relative(root, path)
  const text = readFileSync(path, 'utf8')
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : 'is not JSON'
    problems.push({ file, line: brokenLineOf(text), message })
    return undefined
  }
  const lineOf = linesOf(text)
  const parsed = schema.safeParse(data)
  const findings = parsed.success ? findBadTexts(schema, parsed.data) : findingsOf(parsed.error, data)
  problems.push(...problemsOf(findings, { file, lineOf }))
  return parsed.success ? { file, content: parsed.data, lineOf } : undefined
}

function folders(parent: string): string[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
}

function readFolder(reading: Reading, brand: BrandKey, language: MarketLanguage): ContentFolder | undefined {
  const { root } = reading
  const folder = join(root, brand, language)
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
  if (!files.includes(SITE_FILE)) {
    reading.problems.push({ file: relative(root, join(folder, SITE_FILE)), line: 1, message: 'is missing' })
    return undefined
  }
  const site = readJson(reading, join(folder, SITE_FILE), siteContentSchema)
  const pages = files
    .filter((name) => name !== SITE_FILE)
    .flatMap((name) => readJson(reading, join(folder, name), pageContentSchema) ?? [])
  const feedLines = new Map<string, LineOf>()
  const feeds = readFeedFiles(folder, (path) => {
    const feed = readJson(reading, path, flowboxFeedSchema)
    if (feed) feedLines.set(basename(path, '.json'), feed.lineOf)
    return feed?.content
  })
  for (const { file, content } of pages)
    for (const missing of missingFeeds({ content, path: join(root, file) }, feeds))
      reading.problems.push({ file, ...missing })
  return site && { brand, language, site: site.content, pages, feeds, lines: { site: site.lineOf, feeds: feedLines } }
}

function readBrand(reading: Reading, brand: BrandKey): readonly ContentFolder[] {
  const file = join(reading.root, brand, SETTINGS_FILE)
  const settings = existsSync(file) ? readJson(reading, file, scriptSettingsSchema) : undefined
  const spoken = BRANDS[brand].markets.map((market) => MARKETS[market].language)
  const languages = folders(join(reading.root, brand)).flatMap((name) => {
    const language = spoken.find((each) => each === name)
    if (language) return readFolder(reading, brand, language) ?? []
    const message = `is no language of ${brand}; its languages are ${spoken.join(', ')}`
    reading.problems.push({ file: join(brand, name), line: 1, message })
    return []
  })
  return languages.map((folder) => ({ ...folder, settings: settings?.content }))
}

/** Reads every content file below the root; reports all problems at once, with file and line. */
export function readContentFiles(root: string): readonly ContentFolder[] {
  if (!existsSync(root)) throw new Error(`There is no folder ${root}.`)
  const problems: ContentProblem[] = []
  const found = folders(root).flatMap((brand) => {
    if (!isBrandKey(brand)) {
      problems.push({ file: brand, line: 1, message: `is no brand; the brands are ${BRAND_KEYS.join(', ')}` })
      return []
    }
    return readBrand({ root, problems }, brand)
  })
  if (problems.length > 0) throw new ContentError(problems)
  return found
}
