import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgresBinaries, type PostgresBinaries } from '../../platform/database/postgres-binaries.ts'

export type Postgres = Pick<PostgresBinaries, 'postgres' | 'runAs'>

const majorOf = (postgres: string) => {
  const said = spawnSync(postgres, ['--version'], { cwd: '/', encoding: 'utf8' }).stdout ?? ''
  return Number(/(\d+)[.a-z]/.exec(said)?.[1] ?? 0)
}

/** As root a server runs as whoever owns its archive, else as the user that the system's server was installed with. */
export function serverUser(archive?: string): PostgresBinaries['runAs'] {
  if (process.getuid?.() !== 0) return undefined
  const owner = archive !== undefined && existsSync(archive) ? statSync(archive) : undefined
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : findPostgresBinaries().runAs
}

/** Where Debian and Red Hat put each version. */
const SYSTEM_FOLDERS = ['/usr/lib/postgresql/MAJOR/bin', '/usr/pgsql-MAJOR/bin']

/** A server of the version that the backup is of: no other reads its files. */
export function postgresOf(
  major: number,
  { given, archive }: { readonly given: string | undefined; readonly archive?: string },
): Postgres {
  const folders = given ? [given] : SYSTEM_FOLDERS.map((folder) => folder.replace('MAJOR', String(major)))
  for (const folder of folders) {
    const postgres = join(folder, 'postgres')
    if (existsSync(postgres) && majorOf(postgres) === major) return { postgres, runAs: serverUser(archive) }
  }
  if (given !== undefined) throw new Error(`${given} has no PostgreSQL ${major}, which this backup is of.`)
  const embedded = findPostgresBinaries()
  if (majorOf(embedded.postgres) === major) return embedded
  throw new Error(
    `The backup is of PostgreSQL ${major}, which was not found here. Install it, or name the folder of its programs with --postgres.`,
  )
}
