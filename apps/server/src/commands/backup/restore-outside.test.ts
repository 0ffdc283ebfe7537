import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/processes/shop-process.ts'
import { hasOldestPostgres, makeSystemPostgres, type SystemPostgres } from '../../../test/processes/system-postgres.ts'
import { addTestOrder } from '../../../test/samples/test-orders.ts'
import { walFolder } from '../../platform/backup/backup-folder.ts'
import { archiveCommand } from '../../platform/backup/wal-archive.ts'
import { ensureDatabase, openDatabase, type Database } from '../../platform/database/database.ts'
import { migrateDatabase } from '../../platform/database/migrate.ts'
import { freePort } from '../../platform/process/free-port.ts'

const hasPgBackRest = hasOldestPostgres && spawnSync('pgbackrest', ['version']).status === 0

let server: SystemPostgres
let database: Database
afterEach(async () => {
  await database.close()
  await server.remove()
})

async function fillShop(): Promise<void> {
  await server.start()
  await ensureDatabase(server.url('postgres'), 'shop')
  await migrateDatabase(server.url('shop'))
  database = openDatabase({ url: server.url('shop'), poolSize: 2, onError: () => undefined })
  for (let at = 0; at < 5; at += 1) await addTestOrder(database.main)
}

const shop = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runCommand(args, { DATABASE_URL: server.url('shop'), DATA_DIR: join(server.folder, 'shop'), ...env })

async function mistake(): Promise<string> {
  for (let at = 0; at < 7; at += 1) await addTestOrder(database.main)
  const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() as now')
  await database.pool.query('select pg_sleep(0.01)')
  await database.pool.query('truncate orders cascade')
  await database.pool.query('select pg_switch_wal()')
  return (rows[0]?.now ?? new Date()).toISOString()
}

/** What was restored is a data folder that the system's own server starts on. */
async function ordersIn(folder: string): Promise<number> {
  // Another one: what archives for the first may outlive it, and holds its port.
  const port = await freePort()
  const child = spawnSync(
    '/usr/lib/postgresql/15/bin/pg_ctl',
    [
      '-D',
      folder,
      '-w',
      '-o',
      `-p ${port} -k ${server.folder} -c listen_addresses=127.0.0.1 -c archive_mode=off`,
      '-l',
      join(server.folder, 'log'),
      'start',
    ],
    { cwd: '/', stdio: 'ignore', ...server.runAs },
  )
  expect(child.status, readFileSync(join(server.folder, 'log'), 'utf8')).toBe(0)
  const client = new pg.Client({ connectionString: `postgres://shop@127.0.0.1:${port}/shop` })
  await client.connect()
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from orders')
  await client.end()
  spawnSync('/usr/lib/postgresql/15/bin/pg_ctl', ['-D', folder, '-w', '-m', 'fast', 'stop'], {
    cwd: '/',
    ...server.runAs,
  })
  return rows[0]?.count ?? -1
}

describe.runIf(hasOldestPostgres)('a server that is not the shop’s own, of PostgreSQL 15', () => {
  it('CLU-05 tells what to set for its archive, and brings it back to a moment in a new data folder', async () => {
    server = await makeSystemPostgres()
    const backups = join(server.folder, 'backups')
    await fillShop()
    const without = await shop(['backup', backups])
    expect(without.code).toBe(2)
    expect(without.output).toContain(`archive_command = '${archiveCommand(walFolder(backups)).replaceAll("'", "''")}'`)
    await server.stop()

    mkdirSync(walFolder(backups), { recursive: true })
    if (server.runAs) chownSync(walFolder(backups), server.runAs.uid, server.runAs.gid)
    const archive = archiveCommand(walFolder(backups)).replaceAll("'", "''")
    writeFileSync(
      join(server.data, 'postgresql.auto.conf'),
      `archive_mode = on\nmax_connections = 150\narchive_command = '${archive}'\n`,
    )
    await server.start()
    const taken = await shop(['backup', backups])
    expect(taken, taken.output).toMatchObject({ code: 0 })
    const at = await mistake()
    expect((await shop(['restore', '--from', backups, '--at', at])).output).toContain('say --to FOLDER')
    const to = join(server.folder, 'restored')
    const restored = await shop(['restore', '--from', backups, '--at', at, '--to', to])
    expect(restored.output).toContain('restored: 12 orders')
    await server.stop()
    expect(await ordersIn(to)).toBe(12)
  })

  it.runIf(hasPgBackRest)('CLU-05 the same by pgBackRest, which has its own repository', async () => {
    let configuration = ''
    server = await makeSystemPostgres(({ folder }) => {
      configuration = join(folder, 'pgbackrest.conf')
      return ['archive_mode=on', `archive_command=pgbackrest --config=${configuration} --stanza=shop archive-push %p`]
    })
    const repository = join(server.folder, 'repository')
    mkdirSync(repository)
    if (server.runAs) chownSync(repository, server.runAs.uid, server.runAs.gid)
    writeFileSync(
      join(server.folder, 'pgbackrest.conf'),
      `[global]\nrepo1-path=${repository}\nlock-path=${server.folder}\nlog-level-file=off\ncompress-type=gz\n[shop]\npg1-path=${server.data}\npg1-port=${server.port}\npg1-socket-path=${server.folder}\npg1-user=shop\n`,
    )
    await server.start()
    const settings = { PGBACKREST_CONFIG: configuration }
    const made = spawnSync('pgbackrest', [`--config=${configuration}`, '--stanza=shop', 'stanza-create'], {
      cwd: '/',
      encoding: 'utf8',
      ...server.runAs,
    })
    expect(made.status, made.stdout + made.stderr).toBe(0)
    await fillShop()
    const taken = await shop(['backup', '--pgbackrest', 'shop', '--type', 'full'], settings)
    expect(taken, taken.output).toMatchObject({ code: 0 })
    // Its repository knows moments to the second.
    await database.pool.query('select pg_sleep(1.1)')
    const at = await mistake()
    const to = join(server.folder, 'restored')
    const restored = await shop(['restore', '--pgbackrest', 'shop', '--at', at, '--to', to], settings)
    expect(restored.output).toContain('restored: 12 orders')
    expect((await shop(['backup', '--pgbackrest', 'elsewhere'], settings)).code).toBe(1)
    await server.stop()
    expect(await ordersIn(to)).toBe(12)
  })
})
