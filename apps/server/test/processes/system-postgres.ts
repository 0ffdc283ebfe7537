import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../src/platform/process/free-port.ts'
import { until } from '../until.ts'

/** The oldest version that the shop supports, where Debian's package of it is installed. */
export const OLDEST_POSTGRES = '/usr/lib/postgresql/15/bin'
export const hasOldestPostgres = existsSync(join(OLDEST_POSTGRES, 'initdb'))

/** A server of the system's packages, in a folder of its own. */
export interface SystemPostgres {
  readonly url: (database: string) => string
  readonly folder: string
  /** Its data. */
  readonly data: string
  readonly port: number
  readonly runAs: { readonly uid: number; readonly gid: number } | undefined
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly remove: () => Promise<void>
}

function serverUser(): SystemPostgres['runAs'] {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

async function answers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  await client.connect().finally(() => client.end().catch(() => undefined))
}

/** Stopped at first: what a test writes into `settings` holds from its start on. */
export async function makeSystemPostgres(
  settings: (server: Pick<SystemPostgres, 'folder' | 'data' | 'port'>) => readonly string[] = () => [],
  programs = OLDEST_POSTGRES,
): Promise<SystemPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-system-'))
  const [data, runAs, port] = [join(folder, 'data'), serverUser(), await freePort()]
  chmodSync(folder, 0o755)
  mkdirSync(data, { mode: 0o700 })
  if (runAs) for (const each of [folder, data]) chownSync(each, runAs.uid, runAs.gid)
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    {
      cwd: '/',
      encoding: 'utf8',
      ...runAs,
    },
  )
  if (made.status !== 0) throw new Error(made.stderr)
  const fixed = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'timezone=UTC',
    'jit=off',
  ]
  let server: ReturnType<typeof spawn> | undefined
  const url = (database: string) => `postgres://shop@127.0.0.1:${port}/${database}`
  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = Promise.withResolvers<void>()
    server.once('exit', () => ended.resolve())
    server.kill('SIGINT')
    await ended.promise
  }
  return {
    url,
    folder,
    data,
    port,
    runAs,
    async start() {
      const all = [...fixed, ...settings({ folder, data, port })]
      server = spawn(join(programs, 'postgres'), ['-D', data, ...all.flatMap((setting) => ['-c', setting])], {
        cwd: '/',
        stdio: 'ignore',
        ...runAs,
      })
      await until(() => answers(url('postgres')))
    },
    stop,
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
