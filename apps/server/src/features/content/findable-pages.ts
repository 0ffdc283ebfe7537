import { and, desc, eq, inArray } from 'drizzle-orm'
import { plainHeading } from '@firkant/domain/content/articles/plain-heading.ts'
import type { PageContent } from '@firkant/domain/content/page-content-schema.ts'
import type { HelpAnswer } from '@firkant/domain/search/service-answer.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { inContext, isLive, type LiveContext } from './content-store.ts'
import { pages, pageVersions } from './content-tables.ts'
import { answersOf } from './help-answers.ts'

/** A page that a search may find. */
export interface FindablePage {
  readonly title: string
  readonly path: string
  readonly isInspiration: boolean
  /** It lists the stores. */
  readonly isStoreOverview: boolean
  /** What it answers; articles are read as a whole. */
  readonly answers: readonly HelpAnswer[]
}

const INSPIRATION: readonly PageContent['componentName'][] = ['InspirationArticlePage', 'InspirationCategoryPage']
const WRITTEN: readonly PageContent['componentName'][] = ['EditorialPage', 'CampaignPage', 'StoreOverviewPage']

/** Editorial pages; pages that list products are found by their products. */
export async function listFindablePages(db: Drizzle, context: LiveContext): Promise<readonly FindablePage[]> {
  const rows = await db
    .selectDistinctOn([pages.path], {
      path: pages.path,
      title: pageVersions.title,
      heading: pageVersions.heading,
      componentName: pageVersions.componentName,
      blocks: pageVersions.blocks,
    })
    .from(pages)
    .innerJoin(pageVersions, eq(pageVersions.pageId, pages.id))
    .where(
      and(inContext(context), isLive(context.now), inArray(pageVersions.componentName, [...INSPIRATION, ...WRITTEN])),
    )
    .orderBy(pages.path, desc(pageVersions.version))
  return rows.map(({ path, title, heading, componentName, blocks }) => {
    const isInspiration = (INSPIRATION as readonly string[]).includes(componentName)
    const page = { path, title: plainHeading(heading ?? title) }
    return {
      ...page,
      isInspiration,
      isStoreOverview: componentName === 'StoreOverviewPage',
      answers: isInspiration ? [] : answersOf({ ...page, blocks }),
    }
  })
}
