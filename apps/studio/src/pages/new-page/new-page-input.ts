import {
  pageAsAnother,
  pageFromPattern,
  type PatternKey,
  patternNeedsPicture,
} from '@firkant/domain/content/patterns/page-patterns.ts'
import { slugOf } from '@firkant/domain/format/slug.ts'
import type { StudioMe } from '@firkant/domain/studio/studio-calls.ts'
import { callServer } from '../../platform/call-server.ts'
import type { TextKey } from '../../texts/use-texts.tsx'

type Brand = StudioMe['brand']
export type ContentLanguage = Brand['language']

export interface NewPageInput {
  readonly begin: PatternKey | 'another'
  readonly title: string
  readonly path: string
  readonly file: string
  readonly alt: string
  /** The address of the page to begin as. */
  readonly other: string
}

export type NewPageField = 'title' | 'path' | 'file' | 'alt' | 'other'
export type NewPageProblems = Partial<
  Readonly<Record<NewPageField, { readonly key: TextKey; readonly title?: string }>>
>

export const EMPTY: NewPageInput = { begin: 'story', title: '', path: '', file: '', alt: '', other: '' }
const PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/

/** As long as nobody wrote another one, it follows the title. */
export const proposedPath = (language: ContentLanguage, title: string) => `/${slugOf(language, title)}`

export const needsPicture = ({ begin }: NewPageInput) => begin !== 'another' && patternNeedsPicture(begin)

async function findPageAt(of: ContentLanguage, path: string) {
  const { pages } = await callServer('GET /api/studio/pages', { query: { of, said: path.slice(0, 100) } })
  return pages.find((page) => page.path === path)
}

/** What is wrong, at its field; nothing is made before all of it is right. */
export async function findProblems(input: NewPageInput, of: ContentLanguage): Promise<NewPageProblems> {
  const { begin, title, path, file, alt, other } = input
  const taken = PATH.test(path) ? await findPageAt(of, path) : undefined
  return {
    ...(title.trim() === '' && { title: { key: 'newPage_nameMissing' } }),
    ...(!PATH.test(path) && { path: { key: 'newPage_addressWrong' } }),
    ...(taken && { path: { key: 'newPage_addressTaken', title: taken.title } }),
    ...(needsPicture(input) && file.trim() === '' && { file: { key: 'newPage_pictureMissing' } }),
    ...(needsPicture(input) && alt.trim() === '' && { alt: { key: 'newPage_altMissing' } }),
    ...(begin === 'another' && !(await findPageAt(of, other)) && { other: { key: 'newPage_otherMissing' } }),
  }
}

const MAX_KEY = 50

/** The key ties translations together: one that no page of the brand has, in any language. */
async function freeKey(brand: Brand, title: string): Promise<string> {
  const stem = slugOf('en', title).slice(0, MAX_KEY).replace(/-$/, '') || 'page'
  const isFree = async (key: string) => {
    const found = await Promise.all(
      brand.languages.map((each) =>
        callServer('GET /api/studio/document', { query: { document: `page/${each}/${key}` } }),
      ),
    )
    return found.every(({ live, others }) => live === null && others.length === 0)
  }
  let key = stem
  for (let number = 2; !(await isFree(key)); number += 1) key = `${stem}-${number}`
  return key
}

async function valueOf(input: NewPageInput, { brand, of, key }: { brand: Brand; of: ContentLanguage; key: string }) {
  const { begin, path, file, alt } = input
  const title = input.title.trim()
  if (begin !== 'another')
    return pageFromPattern(begin, { key, path, title, language: of, look: brand.patterns, picture: { file, alt } })
  const other = await findPageAt(of, input.other)
  const { live } = await callServer('GET /api/studio/document', {
    query: { document: `page/${of}/${other?.key ?? ''}` },
  })
  return pageAsAnother(live, { key, path, title })
}

/** In a set of its own, which its maker alone sees; the address of its editor. */
export async function makePage(
  input: NewPageInput,
  { brand, of }: { brand: Brand; of: ContentLanguage },
): Promise<string> {
  const key = await freeKey(brand, input.title)
  const value = await valueOf(input, { brand, of, key })
  const { set } = await callServer('POST /api/studio/sets/create', { body: { name: input.title.trim().slice(0, 120) } })
  await callServer('POST /api/studio/sets/save', {
    body: { id: set.id, document: `page/${of}/${key}`, seen: null, value },
  })
  return `/studio/pages/${of}/${key}?set=${set.id}`
}
