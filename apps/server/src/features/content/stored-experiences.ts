import { desc, eq, or, sql } from 'drizzle-orm'
import { experiencesOf } from '@firkant/domain/content/experiences/experience-checks.ts'
import { ruleOf } from '@firkant/domain/experiences/choose-variant.ts'
import type { ExperienceRule } from '@firkant/domain/experiences/experience-rule.ts'
import { pages, pageVersions } from './content-tables.ts'
import type { Transaction } from './importing/save-pages.ts'

/** Of the newest version of every page of the brand, in any language, and of what change sets show for a time. */
export async function loadExperienceRules(tx: Transaction, brand: string): Promise<readonly ExperienceRule[]> {
  // Each window counts for itself.
  const window = sql`case ${pageVersions.layer} when 0 then 0 else ${pageVersions.version} end`
  const newest = tx
    .selectDistinctOn([pages.id, window], { blocks: pageVersions.blocks, listing: pageVersions.listing })
    .from(pages)
    .innerJoin(pageVersions, eq(pageVersions.pageId, pages.id))
    .where(eq(pages.brand, brand))
    .orderBy(pages.id, window, desc(pageVersions.version))
    .as('newest')
  const rows = await tx
    .select()
    .from(newest)
    .where(or(sql`${newest.blocks}::text like '%"experience"%'`, sql`${newest.listing}::text like '%"experience"%'`))
  return rows.flatMap(({ blocks, listing }) =>
    experiencesOf({ blocks, listing: listing ?? undefined }).map(({ experience }) => ruleOf(experience)),
  )
}
