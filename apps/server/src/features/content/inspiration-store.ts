import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { readingMinutes } from '@firkant/domain/content/articles/reading-time.ts'
import type { ArticleContent } from '@firkant/domain/content/page-content-schema.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { inContext, isLive, type LiveContext } from './content-store.ts'
import { pages, pageVersions } from './content-tables.ts'

/** What lists show of an inspiration page. */
export interface InspirationHead {
  readonly pageId: number
  readonly version: number
  readonly key: string
  readonly path: string
  /** Text between asterisks is emphasised. */
  readonly heading: string
  readonly description: string
  readonly image: string | null
  readonly changedAt: Date
}

export interface ArticleHead extends InspirationHead {
  readonly article: ArticleContent
}

/** All that is published now. */
export interface Inspiration {
  /** Newest first. */
  readonly articles: readonly ArticleHead[]
  readonly categories: readonly InspirationHead[]
}

export const NO_INSPIRATION: Inspiration = { articles: [], categories: [] }

function newestFirst(one: ArticleHead, other: ArticleHead): number {
  return other.article.publishedOn.localeCompare(one.article.publishedOn) || one.key.localeCompare(other.key)
}

/** Without their blocks, in one query; lists choose from the result. */
export async function loadInspiration(db: Drizzle, context: LiveContext): Promise<Inspiration> {
  const live = db
    .selectDistinctOn([pages.id], {
      pageId: pages.id,
      version: pageVersions.version,
      key: pages.key,
      path: pages.path,
      componentName: pageVersions.componentName,
      title: pageVersions.title,
      heading: pageVersions.heading,
      description: pageVersions.description,
      image: pageVersions.image,
      article: pageVersions.article,
      changedAt: pageVersions.createdAt,
    })
    .from(pages)
    .innerJoin(pageVersions, eq(pageVersions.pageId, pages.id))
    .where(and(inContext(context), isLive(context.now)))
    .orderBy(pages.id, desc(pageVersions.version))
    .as('live')
  // Its newest version decides whether a page is an article.
  const rows = await db
    .select()
    .from(live)
    .where(inArray(live.componentName, ['InspirationArticlePage', 'InspirationCategoryPage']))
  const heads = rows.map(({ heading, title, ...row }) => ({ ...row, heading: heading ?? title }))
  return {
    articles: heads
      .flatMap(({ article, ...head }) =>
        head.componentName === 'InspirationArticlePage' && article ? [{ ...head, article }] : [],
      )
      .toSorted(newestFirst),
    categories: heads.filter((head) => head.componentName === 'InspirationCategoryPage'),
  }
}

/** Page id → reading time in minutes, for the articles that are shown. */
export async function loadReadingMinutes(
  db: Drizzle,
  articles: readonly ArticleHead[],
): Promise<ReadonlyMap<number, number>> {
  if (articles.length === 0) return new Map()
  const shown = articles.map(({ pageId, version }) =>
    and(eq(pageVersions.pageId, pageId), eq(pageVersions.version, version)),
  )
  const rows = await db
    .select({ pageId: pageVersions.pageId, blocks: pageVersions.blocks })
    .from(pageVersions)
    .where(or(...shown))
  return new Map(rows.map(({ pageId, blocks }) => [pageId, readingMinutes(blocks)]))
}
