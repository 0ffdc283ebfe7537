import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { ContentKind } from '@firkant/domain/content/content-kinds.ts'
import { assertNever } from '@firkant/domain/result/result.ts'
import type { ContentFolder } from './content-files.ts'
import type { Transaction } from './save-pages.ts'

/** Kinds of text that name something which must exist. Links are checked elsewhere. */
export type ReferenceKind = Exclude<ContentKind, 'html' | 'link' | 'feed'>

/** The keys of the catalogue and the media folder. */
export interface KnownReferences {
  readonly product: ReadonlySet<string>
  readonly category: ReadonlySet<string>
  readonly room: ReadonlySet<string>
  readonly series: ReadonlySet<string>
  readonly productBrand: ReadonlySet<string>
  readonly label: ReadonlySet<string>
  readonly image: ReadonlySet<string>
}

async function keysOf(tx: Transaction, query: ReturnType<typeof sql>): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ key: string }>(query)
  return new Set(rows.map(({ key }) => key))
}

export async function loadKnownReferences(tx: Transaction, brand: string): Promise<KnownReferences> {
  return {
    product: await keysOf(tx, sql`select product_key as key from assortments where brand = ${brand}`),
    category: await keysOf(tx, sql`select key from categories`),
    room: await keysOf(tx, sql`select key from rooms`),
    series: await keysOf(tx, sql`select key from series`),
    productBrand: await keysOf(tx, sql`select key from product_brands`),
    label: await keysOf(tx, sql`select key from labels`),
    image: await keysOf(tx, sql`select file as key from media_files`),
  }
}

export interface ReferenceContext {
  readonly known: KnownReferences
  readonly folder: Pick<ContentFolder, 'brand' | 'language' | 'pages'>
  /** The folder of the films; without it they are not checked. */
  readonly mediaDir?: string | undefined
}

const hasPage = ({ pages }: ReferenceContext['folder'], componentName: string, key: string) =>
  pages.some(({ content }) => content.componentName === componentName && content.key === key)

/** Why a reference is invalid, as a sentence; undefined if it exists. */
export function findMissing(
  kind: ReferenceKind,
  name: string,
  { known, folder, mediaDir }: ReferenceContext,
): string | undefined {
  const missing = (isThere: boolean, message: string) => (isThere ? undefined : message)
  switch (kind) {
    case 'product':
      return missing(known.product.has(name), `${folder.brand} sells no product with the key "${name}"`)
    case 'category':
    case 'room':
    case 'series':
    case 'label':
      return missing(known[kind].has(name), `there is no ${kind} with the key "${name}"`)
    case 'productBrand':
      return missing(known.productBrand.has(name), `there is no maker with the key "${name}"`)
    case 'image':
      return missing(known.image.has(name), `there is no picture "${name}" in the catalogue's media`)
    case 'film':
    case 'captions':
      return missing(
        mediaDir === undefined || existsSync(join(mediaDir, name)),
        `there is no file "${name}" in the media folder`,
      )
    case 'article':
      return missing(
        hasPage(folder, 'InspirationArticlePage', name),
        `there is no article with the key "${name}" in ${folder.brand}/${folder.language}`,
      )
    case 'inspirationCategory':
      return missing(
        hasPage(folder, 'InspirationCategoryPage', name),
        `there is no inspiration category with the key "${name}" in ${folder.brand}/${folder.language}`,
      )
    default:
      return assertNever(kind)
  }
}
