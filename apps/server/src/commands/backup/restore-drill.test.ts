import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../../../test/processes/shop-process.ts'
import { addTestOrder } from '../../../test/samples/test-orders.ts'
import { until } from '../../../test/until.ts'
import { openDatabase, type Database } from '../../platform/database/database.ts'
import { migrateDatabase } from '../../platform/database/migrate.ts'
import { openDatabaseServer, type DatabaseServer } from '../../platform/database/open-server.ts'
import { isProcessAlive } from '../../platform/process/process-alive.ts'

const folder = mkdtempSync(join(tmpdir(), 'firkant-drill-'))
const dataDir = join(folder, 'data')
const backupDir = join(folder, 'backups')
let server: DatabaseServer
let database: Database
let isOpen = false

async function open(): Promise<void> {
  isOpen = true
  server = await openDatabaseServer({ databaseUrl: undefined, dataDir, backupDir })
  database = openDatabase({ url: server.url, poolSize: 4, onError: () => undefined })
}

async function close(): Promise<void> {
  if (!isOpen) return
  isOpen = false
  await database.close()
  await server.stop()
}

/** As a machine that loses its power: what was not archived stays in the server's own folder. */
async function crash(): Promise<void> {
  const pid = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
  await until(() => expect(isProcessAlive(pid)).toBe(false))
  await close()
}

beforeAll(async () => {
  chmodSync(folder, 0o755)
  mkdirSync(dataDir, { mode: 0o755 })
  await open()
  await migrateDatabase(server.url)
})
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true, force: true })
})

const shop = (...args: string[]) => runCommand(args, { DATA_DIR: dataDir, BACKUP_DIR: backupDir })

async function order(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await addTestOrder(database.main)
}

const numbers = async () =>
  (await database.pool.query<{ number: string }>('select number from orders order by number')).rows.map(
    (row) => row.number,
  )

/** Later than what is committed, and earlier than what comes. */
async function moment(): Promise<string> {
  const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() as now')
  await database.pool.query('select pg_sleep(0.01)')
  return (rows[0]?.now ?? new Date()).toISOString()
}

const basesIn = () => readdirSync(join(backupDir, 'base')).toSorted()

it('CLU-05 backup and restore to a moment: every order of before, none of after, through a crash and back again', async () => {
  await order(12)
  const tooEarly = await moment()
  const taken = await shop('backup')
  expect(taken).toMatchObject({
    code: 0,
    output: expect.stringContaining('any moment from now on can be restored') as string,
  })
  await order(20)
  const [kept, at] = [await numbers(), await moment()]
  await database.pool.query('truncate orders cascade')
  await order(3)
  const [afterMistake, atLater] = [await numbers(), await moment()]

  const running = await shop('restore', '--at', at)
  expect(running).toMatchObject({ code: 1, output: expect.stringContaining('is in use by a running shop') as string })
  await crash()
  const early = await shop('restore', '--at', tooEarly)
  expect(early).toMatchObject({
    code: 1,
    output: expect.stringContaining('was complete by then: the oldest ended at') as string,
  })

  const aside = await shop('restore', '--at', atLater, '--to', join(folder, 'drill'))
  expect(aside).toMatchObject({ code: 0, output: expect.stringContaining('drill: 3 orders') as string })
  const restored = await shop('restore', '--at', at)
  expect(restored, restored.output).toMatchObject({ code: 0 })
  expect(restored.output).toContain(': 32 orders. Its last change is of ')
  await open()
  expect(await numbers()).toEqual(kept)

  // What goes on from there is archived as a branch, and both branches can be restored.
  expect((await shop('backup')).code).toBe(0)
  await order(2)
  const [goneOn, atLast] = [await numbers(), await moment()]
  await database.pool.query('select pg_switch_wal()')
  await database.pool.query('truncate orders cascade')
  await crash()
  expect((await shop('restore', '--at', atLast)).code).toBe(0)
  await open()
  expect(await numbers()).toEqual(goneOn)
  const other = await shop('restore', '--at', atLater, '--timeline', '1', '--to', join(folder, 'first branch'))
  expect(other.output).toContain(`first branch: ${afterMistake.length} orders`)
})

it('CLU-05 a backup that is damaged is refused, one that was cut short is none, and old ones go with their log', async () => {
  mkdirSync(join(backupDir, 'base', '2020-01-01.partial'))
  expect((await shop('backup', '--keep', '1')).output).toMatch(/[12] older backups and /)
  expect(basesIn()).toHaveLength(1)
  const latest = await shop('restore', '--at', 'latest', '--to', join(folder, 'latest'))
  expect(latest, latest.output).toMatchObject({ code: 0 })
  const again = await shop('restore', '--at', 'latest', '--to', join(folder, 'latest'))
  expect(again.output).toContain('is not empty')
  appendFileSync(join(backupDir, 'base', basesIn()[0] ?? '', 'base.tar.gz'), 'x')
  const damaged = await shop('restore', '--at', 'latest', '--to', join(folder, 'damaged'))
  expect(damaged).toMatchObject({ code: 1, output: expect.stringContaining('is damaged') as string })
  for (const at of ['yesterday', '2026-11-27T09:59:59', '2999-01-01T00:00:00Z'])
    expect(await shop('restore', '--at', at)).toMatchObject({ code: 1 })
  expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true)
})
