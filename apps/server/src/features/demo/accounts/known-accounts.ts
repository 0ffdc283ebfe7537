import { verify } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { GENERATED_DOMAIN } from '../generated/generate-customers.ts'
import { DEMO_PASSWORD, demoLogins } from './demo-logins.ts'

export interface KnownAccount extends Record<string, unknown> {
  readonly kind: 'customer' | 'employee'
  readonly id: string
  readonly brand: string
  readonly email: string
}

/** Invented customers share one hash; whoever registers an address like theirs has one of their own. */
const MAX_SHARED = 5
const ADDRESSES = Object.keys(BRANDS).flatMap((brand) => Object.values(demoLogins(brand)))

/** Nobody can choose the demo's password, which is among the leaked ones: an account that has it is the demo's. */
async function listHashes(db: Drizzle): Promise<readonly string[]> {
  const known = sql`lower(email) = any(${sql.param(ADDRESSES)})`
  const { rows } = await db.execute<{ hash: string }>(sql`
    select password_hash as hash from customers where ${known} and password_hash is not null
    union select password_hash from employees where ${known}
    union (select password_hash from customers where email like ${`%${GENERATED_DOMAIN}`} and password_hash is not null
      group by password_hash order by count(*) desc limit ${MAX_SHARED})`)
  const isKnown = await Promise.all(rows.map(({ hash }) => verify(hash, DEMO_PASSWORD)))
  return rows.flatMap(({ hash }, index) => (isKnown[index] ? [hash] : []))
}

/** Accounts of all brands whose password everyone knows. */
export async function listKnownAccounts(db: Drizzle): Promise<readonly KnownAccount[]> {
  const hashes = await listHashes(db)
  if (hashes.length === 0) return []
  const hasOne = sql`password_hash = any(${sql.param([...hashes])})`
  const { rows } = await db.execute<KnownAccount>(sql`
    select 'customer' as kind, id, brand, email from customers where ${hasOne}
    union all select 'employee', id, brand, email from employees where ${hasOne} order by kind, brand, email`)
  return rows
}

const MAX_NAMED = 12

/** For production: throws a sentence that says what to do. */
export async function refuseKnownAccounts(db: Drizzle): Promise<void> {
  const found = await listKnownAccounts(db)
  if (found.length === 0) return
  const named = found.slice(0, MAX_NAMED).map(({ email }) => email)
  const more = found.length > named.length ? ` and ${found.length - named.length} more` : ''
  throw new Error(
    `The database has accounts of the demo shop, whose password everyone knows: ${named.join(', ')}${more}. ` +
      'Production does not start with them. Remove them: npm run shop -- remove-demo-accounts',
  )
}
