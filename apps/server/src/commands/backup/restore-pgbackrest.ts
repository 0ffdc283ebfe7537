import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { recover } from '../../platform/backup/recover.ts'
import { asTarget } from '../../platform/backup/wal-archive.ts'
import { hostUrls } from '../../platform/database/hosts/host-urls.ts'
import type { CommandContext } from '../command.ts'
import { ORDERS_QUERY } from './orders-query.ts'
import { demandPgBackRest, runPgBackRest } from './pgbackrest.ts'
import { postgresOf } from './postgres-of.ts'
import type { Restored } from './restore-plain.ts'
import { prepareFolder } from './unpack-backup.ts'

export interface PgBackRestRestore {
  readonly stanza: string
  readonly at: Date | undefined
  readonly folder: string
  readonly programs: string | undefined
}

/** Its repository does not say what the server had; more than that is no harm. */
const LIMITS = {
  max_connections: '1000',
  max_worker_processes: '128',
  max_wal_senders: '100',
  max_prepared_transactions: '100',
  max_locks_per_transaction: '256',
}

const stanzas = z.array(z.object({ name: z.string(), db: z.array(z.object({ version: z.coerce.number() })) }))

function majorOf(stanza: string): number {
  const { stdout } = spawnSync('pgbackrest', [`--stanza=${stanza}`, '--output=json', 'info'], { encoding: 'utf8' })
  const parsed = stanzas.safeParse(JSON.parse(stdout || '[]'))
  const version = parsed.data?.find(({ name }) => name === stanza)?.db.at(-1)?.version
  if (version === undefined) throw new Error(`pgBackRest knows no stanza "${stanza}".`)
  return version
}

export async function restoreWithPgBackRest(
  context: CommandContext,
  { stanza, at, folder, programs }: PgBackRestRestore,
): Promise<Restored> {
  demandPgBackRest()
  const postgres = postgresOf(majorOf(stanza), { given: programs })
  await prepareFolder(folder, postgres)
  const upTo = at ? ['--type=time', `--target=${asTarget(at)}`] : ['--type=default']
  await runPgBackRest(context, {
    args: [
      `--stanza=${stanza}`,
      `--pg1-path=${folder}`,
      ...upTo,
      ...(at ? ['--target-action=promote'] : []),
      'restore',
    ],
    said: 'Unpacking the copy',
    runAs: postgres.runAs,
  })
  const { progress } = context
  progress.step('Replaying the log')
  const { username = '', pathname = '' } = context.config.databaseUrl
    ? new URL(hostUrls(context.config.databaseUrl)[0] ?? '')
    : {}
  const recovered = await recover({
    folder,
    binaries: postgres,
    user: username || 'postgres',
    database: pathname.slice(1) || 'postgres',
    limits: LIMITS,
    settings: {},
    countQuery: ORDERS_QUERY,
    onProgress: progress.phase,
  })
  progress.done(
    recovered.lastCommitAt ? `up to ${recovered.lastCommitAt.toISOString()}` : 'nothing happened after the copy',
  )
  return { ...recovered, folder, next: `Start a server on it: ${postgres.postgres} -D ${folder}` }
}
