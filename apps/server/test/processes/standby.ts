import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts'
import { ground } from '../ground/ground.ts'
import { until } from '../until.ts'

/** A primary with the tests' data, and a standby that follows it as far as the test lets it. */
export interface PrimaryAndStandby {
  readonly primaryUrl: string
  readonly standbyUrl: string
  /** From here on the standby takes changes over, but shows none of them. */
  readonly pauseReplay: () => Promise<void>
  readonly resumeReplay: () => Promise<void>
  readonly stop: () => Promise<void>
}

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ value: unknown }>(statement).finally(() => client.end())
  return rows[0]?.value
}

/** Any question to the standby may be cancelled for a change, these too. */
const askStandby = (url: string, statement: string) => until(() => ask(url, statement))

export async function startPrimaryAndStandby(): Promise<PrimaryAndStandby> {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-standby-'))
  chmodSync(folder, 0o755)
  const [primaryFolder, standbyFolder] = [join(folder, 'primary'), join(folder, 'standby')]
  const { filledFolder, templates } = await ground()
  for (const server of [primaryFolder, standbyFolder])
    for (const suffix of ['', '.password'])
      spawnSync('cp', ['-a', filledFolder + suffix, server + suffix], { stdio: 'inherit' })
  const primary = await startEmbeddedPostgres({ folder: primaryFolder, durable: false })
  const { hostname, port, username, password } = new URL(primary.url('postgres'))
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`
  // What stands in the way of a change is cancelled at once.
  const settings = `primary_conninfo = '${conninfo}'\nmax_standby_streaming_delay = 0\n`
  appendFileSync(join(standbyFolder, 'postgresql.auto.conf'), settings)
  writeFileSync(join(standbyFolder, 'standby.signal'), '')
  const standby = await startEmbeddedPostgres({ folder: standbyFolder, durable: false })
  const standbyUrl = standby.url(templates.shop)
  return {
    primaryUrl: primary.url(templates.shop),
    standbyUrl,
    async pauseReplay() {
      await askStandby(standbyUrl, 'select pg_wal_replay_pause()')
      await until(async () => {
        if ((await ask(standbyUrl, 'select pg_get_wal_replay_pause_state() as value')) !== 'paused')
          throw new Error('The standby goes on')
      })
    },
    async resumeReplay() {
      await askStandby(standbyUrl, 'select pg_wal_replay_resume()')
    },
    async stop() {
      await standby.stop()
      await primary.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
