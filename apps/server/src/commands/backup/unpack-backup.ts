import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, chown, mkdir, readdir, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { archiveOf, type StoredBackup } from '../../platform/backup/backup-folder.ts'
import type { ProgressLine } from '../progress-line.ts'
import type { Postgres } from './postgres-of.ts'

/** An empty folder that belongs to the server's user alone, as PostgreSQL demands. */
export async function prepareFolder(folder: string, { runAs }: Pick<Postgres, 'runAs'>): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Name a folder that does not exist yet: nothing is overwritten.`)
  await chmod(folder, 0o700)
  if (runAs) await chown(folder, runAs.uid, runAs.gid)
}

/** Unpacks as the user that the server runs as, so that the files are theirs; what is damaged is refused. */
export async function unpackBackup(
  backup: StoredBackup,
  folder: string,
  { postgres, progress }: { readonly postgres: Postgres; readonly progress: ProgressLine },
): Promise<void> {
  progress.step('Unpacking the copy')
  const path = archiveOf(backup.folder)
  const { size } = await stat(path)
  const hash = createHash('sha256')
  let done = 0
  const tar = spawn('tar', ['-x', '-f', '-', '-C', folder], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
    ...postgres.runAs,
  })
  let said = ''
  tar.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = Promise.withResolvers<number | null>()
  tar.once('exit', ended.resolve)
  tar.once('error', ended.reject)
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      done += chunk.length
      progress.count(done >> 20, size >> 20)
      yield chunk
    }
  }
  const [read] = await Promise.allSettled([
    pipeline(createReadStream(path), counted, createGunzip(), tar.stdin),
    ended.promise,
  ])
  if (read.status === 'rejected' || hash.digest('hex') !== backup.sha256)
    throw new Error(`${path} is damaged. Restore from an older backup: --at a moment before it was taken.`)
  if ((await ended.promise) !== 0) throw new Error(`The copy could not be unpacked: ${said.trim().slice(0, 300)}`)
  progress.done(`${Math.ceil(backup.bytes / 2 ** 20)} MB`)
}
