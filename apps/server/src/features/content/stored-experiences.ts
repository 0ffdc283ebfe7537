import { desc, eq, or, sql } from 'drizzle-orm'
import { experiencesOf } from '@firkant/domain/content/experiences/experience-checks.ts'
import { ruleOf } from '@firkant/domain/experiences/choose-variant.ts'
import type { ExperienceRule } from '@firkant/domain/experiences/experience-rule.ts'
import { pages, pageVersions } from './content-tables.ts'
import type { Transaction } from './importing/save-pages.ts'

/** Of the newest version of every page of the brand, in any language. */
export async function loadExperienceRules(tx: Transaction, brand: string): Promise<readonly ExperienceRule[]> {
  const newest = tx
    .selectDistinctOn([pages.id], { blocks: pageVersions.blocks, listing: pageVersions.listing })
    .from(pages)
    .innerJoin(pageVersions, eq(pageVersions.pageId, pages.id))
    .where(eq(pages.brand, brand))
    .orderBy(pages.id, desc(pageVersions.version))
    .as('newest')
  const rows = await tx
    .select()
    .from(newest)
    .where(or(sql`${newest.blocks}::text like '%"experience"%'`, sql`${newest.listing}::text like '%"experience"%'`))
  return rows.flatMap(({ blocks, listing }) =>
    experiencesOf({ blocks, listing: listing ?? undefined }).map(({ experience }) => ruleOf(experience)),
  )
}
