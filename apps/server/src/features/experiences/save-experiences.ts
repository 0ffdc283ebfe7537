import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { ExperienceRule } from '@firkant/domain/experiences/experience-rule.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { experiences } from './experience-tables.ts'

type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

/** Those of a brand's content: new ones start, others end. One that comes back goes on. */
export async function saveExperiences(
  tx: Transaction,
  { brand, rules, now }: { readonly brand: string; readonly rules: readonly ExperienceRule[]; readonly now: Date },
): Promise<void> {
  const byKey = new Map(rules.map((rule) => [rule.key, rule]))
  const keys = [...byKey.keys()]
  await tx
    .update(experiences)
    .set({ endedAt: now })
    .where(and(eq(experiences.brand, brand), isNull(experiences.endedAt), notInArray(experiences.key, keys)))
  if (keys.length === 0) return
  await tx
    .insert(experiences)
    .values([...byKey].map(([key, rule]) => ({ brand, key, rule, startedAt: now })))
    .onConflictDoUpdate({
      target: [experiences.brand, experiences.key],
      set: { rule: sql`excluded.rule`, endedAt: null },
    })
}
