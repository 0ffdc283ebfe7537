import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/ground/test-database.ts'
import { until } from '../../../test/until.ts'
import { migrateDatabase } from './migrate.ts'
import { findMigrationMistakes } from './migration-rules.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')
/** Those before were made before anybody served with them. */
const FIRST_CHECKED = 50

const folder = mkdtempSync(join(tmpdir(), 'firkant-migrations-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('CLU-04 every migration only adds, so that the release before serves on beside the new one', () => {
  const files = readdirSync(MIGRATIONS).filter(
    (name) => Number(/^(\d{4})_.*\.sql$/.exec(name)?.[1] ?? -1) >= FIRST_CHECKED,
  )
  expect(files.length).toBeGreaterThan(4)
  const mistakes = files.flatMap((name) =>
    findMigrationMistakes(readFileSync(join(MIGRATIONS, name), 'utf8')).map(
      ({ statement, why }) => `${name}: ${statement}: ${why}`,
    ),
  )
  expect(mistakes).toEqual([])
})

it('CLU-04 what would break the release before is found, unless the migration says why nothing reads it any more', () => {
  const breaking = [
    'alter table "orders" drop column "note"',
    'ALTER TABLE orders RENAME COLUMN note TO remark',
    'alter table orders rename to purchases',
    'alter table "orders" alter column "total" set data type bigint',
    'alter table orders alter column total type bigint',
    'alter table orders alter column note set not null',
    'alter table orders add column note text not null',
    'drop table orders',
  ]
  const never = [
    'truncate orders',
    'create index concurrently a on orders (note)',
    'lock table orders',
    `set lock_timeout = '1h'`,
  ]
  const fine = [
    'alter table orders add column note text',
    `alter table orders add column note text not null default ''`,
    'create index if not exists a on orders (note)',
    'create table fresh (a int); alter table fresh add column b int not null',
    `-- alter table orders drop column note\nselect 1`,
  ]
  for (const sql of [...breaking, ...never]) expect(findMigrationMistakes(sql), sql).toHaveLength(1)
  for (const sql of fine) expect(findMigrationMistakes(sql), sql).toEqual([])
  const said = (sql: string) => `-- contract: nothing has read it since 1.4\n${sql}`
  for (const sql of breaking) expect(findMigrationMistakes(said(sql)), sql).toEqual([])
  for (const sql of never) expect(findMigrationMistakes(said(sql)), sql).toHaveLength(1)
})

function writeMigration(index: number, sql: string): void {
  mkdirSync(join(folder, 'meta'), { recursive: true })
  writeFileSync(join(folder, `000${index}_step.sql`), sql)
  const entries = Array.from({ length: index + 1 }, (_, idx) => ({
    idx,
    version: '7',
    when: 1_794_713_122_444 + idx,
    tag: `000${idx}_step`,
    breakpoints: true,
  }))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
}

it('CLU-04 a migration that finds its table in use gives way to those who wait behind it, and is tried again', async () => {
  const database = await createTestDatabase({ holds: 'nothing' })
  const [reader, shopper] = [new pg.Client(database.url), new pg.Client(database.url)]
  try {
    writeMigration(0, 'create table hot (id int)')
    await migrateDatabase(database.url, { folder })
    await reader.connect()
    await shopper.connect()
    await reader.query('begin')
    await reader.query('select * from hot')
    writeMigration(1, 'alter table hot add column note text')
    const migrating = migrateDatabase(database.url, { folder, lockTimeoutMs: 200 })
    await until(async () => {
      const waiting = await shopper.query(`select 1 from pg_locks where mode = 'AccessExclusiveLock' and not granted`)
      expect(waiting.rowCount).toBe(1)
    })
    // Behind the migration, which gives way: without its time limit this would wait for the reader's end.
    await shopper.query('select * from hot')
    await reader.query('commit')
    await migrating
    expect((await shopper.query('select note from hot')).rowCount).toBe(0)
  } finally {
    await reader.end()
    await shopper.end()
    await database.drop()
  }
})
