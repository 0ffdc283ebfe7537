import { sql, type SQL } from 'drizzle-orm'
import { placeInMessage } from '../record-import.ts'
import type { StagedTable } from '../staging/staged-table.ts'

/** Names that give the same address: only one of them could be reached. */
export function sharedSlug(table: StagedTable): SQL {
  return sql`
    select given.place, 'name' as path, 'gives the address of ' || other.key || ' in ' || ${placeInMessage(sql`other.place`)} as message
    from ${table.name} as given
    join ${table.name} as other on other.slug = given.slug and other.key <> given.key and other.place < given.place
    union all
    select given.place, 'name', 'gives the address of ' || other.key || ', which the shop has'
    from ${table.name} as given
    join ${table.target} as other on other.slug = given.slug and other.key <> given.key
    where not exists (select 1 from ${table.name} as same where same.key = other.key)`
}
