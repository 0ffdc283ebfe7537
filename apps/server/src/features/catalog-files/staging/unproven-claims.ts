import { sql, type SQL } from 'drizzle-orm'
import { unprovenText } from '@firkant/domain/law/environment/environment-gaps.ts'
import { provenClaims, type EnvironmentalProof } from '@firkant/domain/law/environment/environmental-proof-record.ts'
import type { Places } from '../import-item.ts'
import { PROBLEMS_SHOWN } from '../import-problem.ts'
import type { ProblemList } from '../problem-list.ts'
import { stagedProofs } from '../records/environmental-proof-import.ts'
import { stagedClaims } from './staged-claims.ts'
import type { Transaction } from './staged-table.ts'

/** Those of the records, and those of the shop that no record replaces. */
async function loadProofs(tx: Transaction): Promise<readonly EnvironmentalProof[]> {
  const columns = sql`claim, evidence, valid_until as "validUntil", about`
  const { rows } = await tx.execute<EnvironmentalProof & Record<string, unknown>>(sql`
    select ${columns} from ${stagedProofs.name}
    union all select ${columns} from ${stagedProofs.target} as held
    where not exists (select 1 from ${stagedProofs.name} as given where given.key = held.key)`)
  return rows
}

/** What the message says of each is filled in by the rule that `shop law` has, too. */
const MESSAGE = unprovenText({ claim: '%2$s', word: '%1$s' })

/** Selects `place, path, message` of the claims without a proof that holds. */
export async function unprovenClaims(tx: Transaction, now: Date): Promise<SQL> {
  const proven = [...provenClaims(await loadProofs(tx), now.toISOString().slice(0, 10))]
  return sql`select place, path, format(${MESSAGE}::text, word, claim) as message from ${stagedClaims.name}
    where (claim || ' ' || about) <> all (${sql.param(proven)}::text[])`
}

export async function warnOfUnprovenClaims(
  tx: Transaction,
  { places, warnings, now }: { readonly places: Places; readonly warnings: ProblemList; readonly now: Date },
): Promise<void> {
  const { rows } = await tx.execute<{ place: string; path: string; message: string; total: number }>(sql`
    select *, count(*) over ()::int as total from (${await unprovenClaims(tx, now)}) as unproven
    order by place, path, message limit ${PROBLEMS_SHOWN}`)
  for (const { place, path, message } of rows) warnings.add({ ...places.readPlace(Number(place)), path, message })
  warnings.addUnseen((rows[0]?.total ?? 0) - rows.length)
}
