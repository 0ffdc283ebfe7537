import { plainHeading } from '@firkant/domain/content/articles/plain-heading.ts'
import type { Breadcrumb } from '@firkant/domain/page/breadcrumb.ts'
import {
  findNextScheduledChange,
  listLiveNames,
  listTranslations,
  type LiveContext,
  type StoredPage,
} from '../../features/content/content-store.ts'
import { articleCards } from '../../features/content/inspiration-cards.ts'
import {
  loadInspiration,
  loadReadingMinutes,
  type ArticleHead,
  type Inspiration,
} from '../../features/content/inspiration-store.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'

/** What both kinds of inspiration pages need. */
export interface InspirationGround {
  readonly inspiration: Inspiration
  readonly translations: readonly { readonly language: string; readonly path: string }[]
  /** When an article is next published or withdrawn. */
  readonly nextChange: Date | undefined
}

export function contextOf(request: PageRequest): LiveContext {
  return { brand: request.brand.key, language: request.language, now: request.now }
}

export async function loadGround(
  deps: PageDependencies,
  request: PageRequest,
  stored: StoredPage,
): Promise<InspirationGround> {
  const db = deps.database.replica
  const context = contextOf(request)
  const [inspiration, translations, nextChange] = await Promise.all([
    loadInspiration(db, context),
    listTranslations(db, context, stored.key),
    findNextScheduledChange(db, context.brand, context.now),
  ])
  return { inspiration, translations, nextChange }
}

/** Cards of the articles, and the page's own image with them. */
export async function loadCards(
  deps: PageDependencies,
  request: PageRequest,
  wanted: {
    readonly articles: readonly ArticleHead[]
    readonly inspiration: Inspiration
    readonly pictureFile?: string | undefined
  },
) {
  const db = deps.database.replica
  const { articles, inspiration, pictureFile } = wanted
  const files = articles.flatMap(({ image }) => image ?? [])
  const [minutes, image] = await Promise.all([
    loadReadingMinutes(db, articles),
    deps.catalog.images(pictureFile === undefined ? files : [...files, pictureFile]),
  ])
  return { cards: articleCards(articles, { inspiration, minutes }, { address: request.address, image }), image }
}

/** `/inspiration/boern/seng` → `/inspiration`, `/inspiration/boern`. */
function pathsAbove(path: string): string[] {
  const segments = path.split('/').slice(1, -1)
  return segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`)
}

/** The start page, the pages in between, and the page itself. `under`: the category of an article. */
export async function crumbsOf(
  deps: PageDependencies,
  request: PageRequest,
  { stored, under }: { readonly stored: StoredPage; readonly under?: { readonly path: string } | undefined },
): Promise<readonly Breadcrumb[]> {
  const above = under ? [...pathsAbove(under.path), under.path] : pathsAbove(stored.path)
  const names = new Map(
    (await listLiveNames(deps.database.replica, contextOf(request), above)).map(({ path, name }) => [path, name]),
  )
  const crumb = (path: string, name: string) => ({ name: plainHeading(name), url: request.address(path) })
  return [
    { name: request.brand.name, url: request.address('/') },
    ...above.flatMap((path) => {
      const name = names.get(path)
      return name === undefined ? [] : [crumb(path, name)]
    }),
    crumb(stored.path, stored.heading ?? stored.title),
  ]
}
