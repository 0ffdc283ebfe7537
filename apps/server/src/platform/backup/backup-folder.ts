import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { goesThrough, historyName, newestTimeline, segmentsBefore } from './wal-archive.ts'

/**
 * `FOLDER/base/<moment>/base.tar.gz` with `backup.json`, and `FOLDER/wal/` with what happened since: together every
 * moment after the oldest base backup.
 */
const backupFile = z.object({
  takenAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  version: z.number(),
  database: z.string(),
  user: z.string(),
  /** What a server needs at least to replay what this one did. */
  limits: z.record(z.string(), z.string()),
  timeline: z.number(),
  startLsn: z.string(),
  stopLsn: z.string(),
  firstSegment: z.string(),
  bytes: z.number(),
  sha256: z.string(),
})
export type BackupRecord = z.infer<typeof backupFile>
export interface StoredBackup extends BackupRecord {
  readonly folder: string
}

export const walFolder = (root: string): string => join(root, 'wal')
const baseFolder = (root: string) => join(root, 'base')
export const archiveOf = (folder: string): string => join(folder, 'base.tar.gz')
/** Of the shop itself; without it nobody's cart, session or link is known again. */
export const secretOf = (folder: string): string => join(folder, 'shop-secret')
const PARTIAL = '.partial'

export async function beginBackup(root: string, now: Date): Promise<string> {
  const folder = join(baseFolder(root), `${now.toISOString().replaceAll(/[:.]/g, '-')}${PARTIAL}`)
  // Whoever archives the log gets into the folder, but reads no copy.
  await mkdir(root, { recursive: true, mode: 0o755 })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** From here on it is one that can be restored. */
export async function completeBackup(folder: string, record: BackupRecord): Promise<string> {
  await writeFile(join(folder, 'backup.json'), `${JSON.stringify(record, undefined, 2)}\n`, { flush: true })
  const whole = folder.slice(0, -PARTIAL.length)
  await rename(folder, whole)
  return whole
}

const namesIn = async (folder: string): Promise<readonly string[]> => (existsSync(folder) ? readdir(folder) : [])

/** The oldest first. */
export async function listBackups(root: string): Promise<readonly StoredBackup[]> {
  const folders = (await namesIn(baseFolder(root))).filter((name) => !name.endsWith(PARTIAL)).toSorted()
  return Promise.all(
    folders.map(async (name) => {
      const folder = join(baseFolder(root), name)
      return { ...backupFile.parse(JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8'))), folder }
    }),
  )
}

/** Deletes all but the newest, what was cut short, and the segments that none of the others needs. */
export async function deleteOldBackups(
  root: string,
  keep: number,
): Promise<{ readonly bases: number; readonly segments: number }> {
  const all = await listBackups(root)
  const old = all.slice(0, Math.max(0, all.length - keep))
  const cutShort = (await namesIn(baseFolder(root))).filter((name) => name.endsWith(PARTIAL))
  for (const { folder } of old) await rm(folder, { recursive: true })
  for (const name of cutShort) await rm(join(baseFolder(root), name), { recursive: true })
  const oldest = all.at(-keep) ?? all[0]
  const segments = oldest ? segmentsBefore(oldest.firstSegment, await namesIn(walFolder(root))) : []
  for (const name of segments) await rm(join(walFolder(root), name))
  return { bases: old.length, segments: segments.length }
}

export interface RestorePoint {
  readonly backup: StoredBackup
  readonly timeline: number
}

/** The newest base backup before the moment that the timeline went through; undefined if there is none. */
export async function findRestorePoint(
  root: string,
  wanted: { readonly at: Date | undefined; readonly timeline: number | undefined },
): Promise<RestorePoint | undefined> {
  const wal = walFolder(root)
  const backups = await listBackups(root)
  const own = Math.max(1, ...backups.map(({ timeline }) => timeline))
  const timeline = wanted.timeline ?? Math.max(own, newestTimeline(await namesIn(wal)))
  const historyFile = join(wal, historyName(timeline))
  const history = existsSync(historyFile) ? await readFile(historyFile, 'utf8') : ''
  const backup = backups.findLast(
    ({ endedAt, timeline: taken, stopLsn }) =>
      (wanted.at === undefined || new Date(endedAt) <= wanted.at) &&
      goesThrough(timeline, history, { timeline: taken, lsn: stopLsn }),
  )
  return backup && { backup, timeline }
}
