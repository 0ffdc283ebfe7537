import type pg from 'pg'
import { DatabaseClient } from '../platform/database/hosts/database-client.ts'
import { type Config, parseConfig } from './config.ts'

/** A setting of no brand: set by the first server that starts in production, and never taken back. */
const MARK = ['', '', 'serves-production'] as const

async function isProductionsDatabase(url: string): Promise<boolean> {
  const client = new DatabaseClient({ connectionString: url })
  await client.connect()
  try {
    const tables = await client.query(`select 1 where to_regclass('public.settings') is not null`)
    if (tables.rowCount === 0) return false
    const found = await client.query('select 1 from settings where (brand, language, key) = ($1, $2, $3)', [...MARK])
    return found.rowCount === 1
  } finally {
    await client.end()
  }
}

const otherMode = (mode: string) =>
  new Error(
    `DATABASE_URL is the database of a shop in production, but SHOP_MODE is "${mode}". Choose another database, or production with its settings.`,
  )

/** A demo or development shop would load invented data and logins that everyone knows. */
export async function refuseProduction({ mode, isProduction }: Config, url: string): Promise<void> {
  if (!isProduction && (await isProductionsDatabase(url))) throw otherMode(mode)
}

export async function markProduction(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into settings (brand, language, key, value) values ($1, $2, $3, 'true') on conflict do nothing`,
    [...MARK],
  )
}

/**
 * Settings of a command. On production's database they are production's, with all that those demand: a command with
 * another secret or address would write links into mails that nobody can open.
 */
export async function readCommandConfig(env: Readonly<Record<string, string | undefined>>): Promise<Config> {
  const { DATABASE_URL: url = '', SHOP_MODE: mode = '' } = env
  if (mode === 'production' || !/^postgres(ql)?:/.test(url) || !(await isProductionsDatabase(url)))
    return parseConfig(env)
  if (mode !== '') throw otherMode(mode)
  return parseConfig({ ...env, SHOP_MODE: 'production' })
}
