import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { z } from 'zod'
import { BRAND_KEYS, isBrandKey, type BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { pageContentSchema, type PageContent } from '@firkant/domain/content/page-content-schema.ts'
import { scriptSettingsSchema, type ScriptSettings } from '@firkant/domain/content/script-settings-schema.ts'
import { siteContentSchema, type SiteContent } from '@firkant/domain/content/site-content-schema.ts'

const SITE_FILE = 'site.json'
/** Stands beside the languages: its switches are the brand's. */
const SETTINGS_FILE = 'settings.json'

/** The content of one brand in one language, as it stands in its folder. */
export interface ContentFolder {
  readonly brand: BrandKey
  readonly language: string
  readonly site: SiteContent
  /** Absent where the brand has no settings file: then what is stored stays. */
  readonly settings?: ScriptSettings | undefined
  readonly pages: readonly { readonly file: string; readonly content: PageContent }[]
}

export interface ContentProblem {
  readonly file: string
  readonly line: number
  readonly message: string
}

/** The content is wrong; nothing of it was taken. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map((problem) => `${problem.file}:${problem.line} ${problem.message}`).join('\n'))
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** Finds the line of a value by walking down the keys of its path in the text. */
function lineOf(text: string, path: readonly PropertyKey[]): number {
  let from = 0
  for (const key of path) {
    if (typeof key !== 'string') continue
    const at = text.indexOf(`"${key}"`, from)
    if (at >= 0) from = at
  }
  return text.slice(0, from).split('\n').length
}

function lineOfSyntaxError(text: string, error: unknown): number {
  const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined
  return position ? text.slice(0, Number(position)).split('\n').length : 1
}

/** One pass over the files: where they stand, and what was found wrong so far. */
interface Reading {
  readonly root: string
  readonly problems: ContentProblem[]
}

function readJson<Schema extends z.ZodType>(
  { root, problems }: Reading,
  file: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  const name = relative(root, file)
  const text = readFileSync(file, 'utf8')
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    problems.push({
      file: name,
      line: lineOfSyntaxError(text, error),
      message: error instanceof Error ? error.message : 'is not JSON',
    })
    return undefined
  }
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    problems.push({
      file: name,
      line: lineOf(text, issue.path),
      message: `${issue.path.join('.') || 'the file'}: ${issue.message}`,
    })
  }
  return undefined
}

function folders(parent: string): string[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
}

function readFolder(reading: Reading, brand: BrandKey, language: string): ContentFolder | undefined {
  const { root } = reading
  const folder = join(root, brand, language)
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== SITE_FILE)
    .toSorted()
  const site = readJson(reading, join(folder, SITE_FILE), siteContentSchema)
  const pages = files.flatMap((name) => {
    const content = readJson(reading, join(folder, name), pageContentSchema)
    return content ? [{ file: relative(root, join(folder, name)), content }] : []
  })
  return site && { brand, language, site, pages }
}

function readBrand(reading: Reading, brand: BrandKey): readonly ContentFolder[] {
  const file = join(reading.root, brand, SETTINGS_FILE)
  const settings = existsSync(file) ? readJson(reading, file, scriptSettingsSchema) : undefined
  const languages = folders(join(reading.root, brand)).flatMap((language) => readFolder(reading, brand, language) ?? [])
  return languages.map((folder) => ({ ...folder, settings }))
}

/** Reads every content file below the root; tells all that is wrong at once, with file and line. */
export function readContentFiles(root: string): readonly ContentFolder[] {
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
