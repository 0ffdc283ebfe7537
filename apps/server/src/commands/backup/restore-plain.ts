import {
  chownSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import {
  findRestorePoint,
  listBackups,
  secretOf,
  walFolder,
  type StoredBackup,
} from '../../platform/backup/backup-folder.ts'
import { recover, type Recovered } from '../../platform/backup/recover.ts'
import { asTarget, historyName, isSegment, newestTimeline, restoreCommand } from '../../platform/backup/wal-archive.ts'
import {
  embeddedFolder,
  findEmbeddedUrl,
  passwordFileOf,
  startEmbeddedPostgres,
} from '../../platform/database/embedded-postgres.ts'
import { literalOf } from '../../platform/database/messages/literal.ts'
import { lockFolder } from '../../platform/database/open-server.ts'
import { findPostgresBinaries } from '../../platform/database/postgres-binaries.ts'
import type { CommandContext } from '../command.ts'
import { ORDERS_QUERY } from './orders-query.ts'
import { postgresOf, type Postgres } from './postgres-of.ts'
import { prepareFolder, unpackBackup } from './unpack-backup.ts'

export interface Restored extends Recovered {
  readonly folder: string
  /** What to do now. */
  readonly next: string
}

export interface WantedMoment {
  readonly root: string
  readonly at: Date | undefined
  readonly timeline: number | undefined
}

async function chooseBackup({ root, at, timeline }: WantedMoment): Promise<StoredBackup> {
  const point = await findRestorePoint(root, { at, timeline })
  if (point) return point.backup
  const [oldest] = await listBackups(root)
  if (!oldest) throw new Error(`There is no backup in ${root}. Name the folder with --from, or set BACKUP_DIR.`)
  throw new Error(
    `No backup in ${root} was complete by then${timeline === undefined ? '' : ` on timeline ${timeline}`}: the oldest ended at ${oldest.endedAt}.`,
  )
}

interface Filling {
  readonly backup: StoredBackup
  readonly folder: string
  readonly postgres: Postgres
  readonly walFolders: readonly string[]
  readonly lastStatement?: string
}

async function fill(
  { progress }: CommandContext,
  { at, timeline }: WantedMoment,
  { backup, folder, postgres, walFolders, lastStatement }: Filling,
): Promise<Recovered> {
  await prepareFolder(folder, postgres)
  await unpackBackup(backup, folder, { postgres, progress })
  writeFileSync(join(folder, 'recovery.signal'), '')
  progress.step('Replaying the log')
  const recovered = await recover({
    folder,
    binaries: postgres,
    user: backup.user,
    database: backup.database,
    limits: backup.limits,
    settings: {
      restore_command: restoreCommand(walFolders),
      recovery_target_timeline: timeline === undefined ? 'latest' : String(timeline),
      ...(at && { recovery_target_time: asTarget(at) }),
    },
    countQuery: ORDERS_QUERY,
    lastStatement,
    onProgress: progress.phase,
  })
  progress.done(
    recovered.lastCommitAt ? `up to ${recovered.lastCommitAt.toISOString()}` : 'nothing happened after the copy',
  )
  return recovered
}

/** Into a folder of its own: a drill, or the data folder of a server that this command neither started nor stops. */
export async function restoreAside(
  context: CommandContext,
  { folder, programs, ...wanted }: WantedMoment & { readonly folder: string; readonly programs: string | undefined },
): Promise<Restored> {
  const backup = await chooseBackup(wanted)
  const archive = walFolder(wanted.root)
  const postgres = postgresOf(Math.floor(backup.version / 10_000), { given: programs, archive })
  const { databaseUrl, dataDir } = context.config
  // What the embedded server has not yet archived is in its own folder.
  const own = databaseUrl === undefined ? [join(embeddedFolder(join(dataDir, 'postgres')), 'pg_wal')] : []
  const recovered = await fill(context, wanted, {
    backup,
    folder,
    postgres,
    walFolders: [archive, ...own],
  })
  return { ...recovered, folder, next: `Start a server on it: ${postgres.postgres} -D ${folder}` }
}

/** What was restored in its place goes on as a timeline of its own, and the archive has to know where it left. */
function archiveHistory(folder: string, root: string, runAs: Postgres['runAs']): void {
  const name = historyName(newestTimeline(readdirSync(join(folder, 'pg_wal'))))
  const [from, to] = [join(folder, 'pg_wal', name), join(walFolder(root), name)]
  if (!existsSync(from) || existsSync(to)) return
  copyFileSync(from, to)
  if (runAs) chownSync(to, runAs.uid, runAs.gid)
}

function bringSecretBack(backup: StoredBackup, dataDir: string, stamp: string): void {
  const [stored, current] = [secretOf(backup.folder), join(dataDir, 'shop-secret')]
  if (!existsSync(stored)) return
  if (existsSync(current)) {
    if (readFileSync(stored, 'utf8') === readFileSync(current, 'utf8')) return
    renameSync(current, `${current}.before-${stamp}`)
  }
  copyFileSync(stored, current)
}

/** The branch that is left can be gone back to later: what of it was not yet archived is, now. */
function archiveRest(folder: string, root: string, runAs: Postgres['runAs']): void {
  const wal = join(folder, 'pg_wal')
  const segments = readdirSync(wal).filter(isSegment)
  const [newest] = segments.toSorted((a, b) => statSync(join(wal, b)).mtimeMs - statSync(join(wal, a)).mtimeMs)
  for (const name of segments) {
    const target = join(walFolder(root), name)
    // Later names are segments that were made ahead.
    if (newest === undefined || name > newest || existsSync(target)) continue
    copyFileSync(join(wal, name), target)
    if (runAs) chownSync(target, runAs.uid, runAs.gid)
  }
}

/** The embedded database. What was there stays beside it, until somebody deletes it. */
export async function restoreInPlace(context: CommandContext, wanted: WantedMoment): Promise<Restored> {
  const { dataDir } = context.config
  const backup = await chooseBackup(wanted)
  const unlock = lockFolder(dataDir)
  try {
    const binaries = findPostgresBinaries()
    const inData = join(dataDir, 'postgres')
    // One that outlived its shop.
    if (findEmbeddedUrl(inData)) await (await startEmbeddedPostgres({ folder: inData, durable: true })).stop()
    const folder = embeddedFolder(inData)
    const restoring = `${folder}.restoring`
    rmSync(restoring, { recursive: true, force: true })
    const postgres = postgresOf(Math.floor(backup.version / 10_000), { given: join(binaries.postgres, '..') })
    const password = crypto.randomUUID()
    const recovered = await fill(context, wanted, {
      backup,
      folder: restoring,
      postgres: { ...postgres, runAs: binaries.runAs },
      // What the server had not yet archived is still in its own folder.
      walFolders: [walFolder(wanted.root), join(folder, 'pg_wal')],
      lastStatement: `alter role "${backup.user}" password ${literalOf(password)}`,
    })
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
    const before = `${folder}.before-${stamp}`
    renameSync(folder, before)
    renameSync(restoring, folder)
    writeFileSync(passwordFileOf(folder), password, { mode: 0o600 })
    archiveRest(before, wanted.root, binaries.runAs)
    archiveHistory(folder, wanted.root, binaries.runAs)
    bringSecretBack(backup, dataDir, stamp)
    const next = `What was there before is in ${before}: delete it when all is well. Start the shop, and take a backup: npm run shop -- backup`
    return { ...recovered, folder, next }
  } finally {
    unlock()
  }
}
