import { sql } from 'drizzle-orm'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import type { FINDABLE_KINDS, FoundThing } from '@firkant/domain/change-sets/page-calls.ts'
import type { BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import { pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import { KEYS_WITHOUT_ADDRESS } from '@firkant/domain/content/pages-of-one-key.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { ShopContext } from '../../../platform/shop-context.ts'
import { loadCategories } from '../../catalog/category-tree.ts'
import { productPath } from '../../catalog/product-cards.ts'
import { EMBEDDED_FEED } from '../feeds/feed-store.ts'
import { anchorsOfBlock } from '../importing/check-references.ts'
import { findGroups } from './find-groups.ts'
import { listPages } from './list-pages.ts'
import { readDocument } from './stored-documents.ts'

/** As many as a list below a field shows. */
const MAX_OF_EACH = 12
const MAX_FOUND = 40

interface Wanted {
  readonly kind: (typeof FINDABLE_KINDS)[number]
  readonly language: MarketLanguage
  readonly said: string
}

interface Asked extends Wanted {
  readonly brand: BrandKey
}

const likeOf = (said: string) => `%${said.replaceAll(/[\\%_]/g, '\\$&')}%`
const holds = (said: string) => {
  const words = said.toLowerCase()
  return (...texts: readonly string[]) => texts.some((text) => text.toLowerCase().includes(words))
}

interface NamedRow extends Record<string, unknown> {
  readonly key: string
  readonly name: string
}

async function findProducts(db: Drizzle, { brand, language, said }: Asked) {
  const like = likeOf(said)
  const words = sql`concat_ws(' ', t.name, t.subtitle, t.colour_name)`
  const { rows } = await db.execute<NamedRow & { category_slug: string }>(sql`
    select p.key, ${words} as name, c.slug as category_slug
    from products p
    join assortments a on a.product_key = p.key and a.brand = ${brand}
    join product_texts t on t.product_key = p.key and t.language = ${language}
    join category_texts c on c.category_key = p.category_key and c.language = ${language}
    where p.key ilike ${like} or ${words} ilike ${like}
    order by t.name, p.key limit ${MAX_OF_EACH}`)
  return rows
}

async function findCategories(db: Drizzle, { language, said }: Asked) {
  const isIt = holds(said)
  return (await loadCategories(db, language))
    .filter(({ name, path, key }) => isIt(name, path, key))
    .slice(0, MAX_OF_EACH)
}

const PAGES_OF: Readonly<Partial<Record<Wanted['kind'], string>>> = {
  article: 'InspirationArticlePage',
  inspirationCategory: 'InspirationCategoryPage',
}

async function findPages(db: Drizzle, { brand, language, said }: Asked) {
  const { pages } = await listPages(db, { brand, language, said: said.replace(/^\//, '') })
  return pages.filter(({ key }) => KEYS_WITHOUT_ADDRESS.every((each) => each !== key))
}

function wordsOf({ componentName, props }: BlockContent): string {
  const { heading } = props as { readonly heading?: string }
  return heading?.replaceAll('*', '') ?? componentName
}

/** Below an address with `#`: the places on that page that a link may lead to. */
async function findAnchors(db: Drizzle, { brand, language, said }: Asked): Promise<FoundThing[]> {
  const [path = '', anchor = ''] = said.split('#')
  const page = (await findPages(db, { kind: 'link', brand, language, said: path })).find((each) => each.path === path)
  if (!page) return []
  const address = { kind: 'page', language, key: page.key } as const
  const parsed = pageContentSchema.safeParse(await db.transaction((tx) => readDocument(tx, { brand, address })))
  if (!parsed.success) return []
  const isIt = holds(anchor)
  return parsed.data.blocks
    .flatMap((block) => anchorsOfBlock(block).map((name) => ({ name, words: wordsOf(block) })))
    .filter(({ name, words }) => isIt(name, words))
    .map(({ name, words }) => ({ value: `${path}#${name}`, name: `${page.title}: ${words}`, kind: 'anchor' as const }))
}

async function findLinks(db: Drizzle, asked: Asked): Promise<FoundThing[]> {
  if (asked.said.includes('#')) return findAnchors(db, asked)
  const pages = await findPages(db, asked)
  const categories = await findCategories(db, asked)
  const products = await findProducts(db, asked)
  const { brand, language } = asked
  const groups = await findGroups(db, { brand, language, like: likeOf(asked.said), max: MAX_OF_EACH })
  const found: FoundThing[] = [
    ...pages.slice(0, MAX_OF_EACH).map(({ path, title }) => ({ value: path, name: title, kind: 'page' as const })),
    ...categories.map(({ path, name }) => ({ value: path, name, kind: 'category' as const })),
    ...groups,
    ...products.map((row) => ({ value: productPath(row), name: row.name, kind: 'product' as const })),
  ]
  // A category may have a page of an editor’s at its own address.
  return found.filter(({ value }, index) => found.findIndex((each) => each.value === value) === index)
}

/** Those with names of their own in the catalogue. */
async function findKeys(db: Drizzle, { kind, language, said }: Asked): Promise<readonly NamedRow[]> {
  const like = likeOf(said)
  const named = (table: string) =>
    sql`select key, name from ${sql.identifier(table)} where key ilike ${like} or name ilike ${like} order by name limit ${MAX_FOUND}`
  const localised = (table: string, column: string) => {
    const name = sql`coalesce(${sql.identifier(column)} ->> ${language}, key)`
    return sql`select key, ${name} as name from ${sql.identifier(table)} where key ilike ${like} or ${name} ilike ${like} order by 2 limit ${MAX_FOUND}`
  }
  const query =
    kind === 'series'
      ? named('series')
      : kind === 'productBrand'
        ? named('product_brands')
        : kind === 'room'
          ? localised('rooms', 'names')
          : localised('labels', 'texts')
  return (await db.execute<NamedRow>(query)).rows
}

async function findFiles(db: Drizzle, { kind, brand, language, said }: Asked): Promise<readonly NamedRow[]> {
  const like = likeOf(said)
  const query =
    kind === 'image'
      ? sql`select file as key, file as name from media_files where file ilike ${like} order by file limit ${MAX_FOUND}`
      : sql`select substr(key, ${EMBEDDED_FEED.length + 1}) as key, substr(key, ${EMBEDDED_FEED.length + 1}) as name from settings
          where brand = ${brand} and language = ${language} and key like ${EMBEDDED_FEED + '%'} and key ilike ${like} order by 1 limit ${MAX_FOUND}`
  return (await db.execute<NamedRow>(query)).rows
}

/** What a field of this kind may name. */
export async function findThings(
  { database, brand }: Pick<ShopContext, 'database' | 'brand'>,
  wanted: Wanted,
): Promise<FoundThing[]> {
  const db = database.main
  const asked = { ...wanted, brand: brand.key }
  const ofKeys = (rows: readonly NamedRow[]): FoundThing[] =>
    rows.map(({ key, name }) => ({ value: key, name, kind: 'thing' }))
  switch (wanted.kind) {
    case 'link':
      return findLinks(db, asked)
    case 'product':
      return ofKeys(await findProducts(db, asked))
    case 'category':
      return ofKeys((await findCategories(db, asked)).map(({ key, name }) => ({ key, name })))
    case 'article':
    case 'inspirationCategory': {
      const pages = await findPages(db, asked)
      const own = pages.filter(({ componentName }) => componentName === PAGES_OF[wanted.kind])
      return ofKeys(own.slice(0, MAX_FOUND).map(({ key, title }) => ({ key, name: title })))
    }
    case 'image':
    case 'feed':
      return ofKeys(await findFiles(db, asked))
    default:
      return ofKeys(await findKeys(db, asked))
  }
}
