import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { CUSTOMER_PAGES } from '@firkant/domain/content/page-content-schema.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { inContext, isLive, type LiveContext, type StoredPage } from './content-store.ts'
import { pages, pageVersions } from './content-tables.ts'

export type CustomerPage = StoredPage & { readonly componentName: (typeof CUSTOMER_PAGES)[number] }

export function isCustomerPage(stored: StoredPage): stored is CustomerPage {
  return (CUSTOMER_PAGES as readonly string[]).includes(stored.componentName)
}

/** Their names and paths, for the navigation of my pages. */
export async function listPagesForCustomers(
  db: Drizzle,
  context: LiveContext,
): Promise<readonly { readonly path: string; readonly name: string }[]> {
  return db
    .selectDistinctOn([pages.path], {
      path: pages.path,
      name: sql<string>`coalesce(${pageVersions.heading}, ${pageVersions.title})`,
    })
    .from(pages)
    .innerJoin(pageVersions, eq(pageVersions.pageId, pages.id))
    .where(and(inContext(context), isLive(context.now), inArray(pageVersions.componentName, [...CUSTOMER_PAGES])))
    .orderBy(pages.path, desc(pageVersions.version))
}
