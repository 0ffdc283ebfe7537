import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Program → the Debian package that brings it. */
const PACKAGES = {
  haproxy: 'haproxy',
  etcd: 'etcd-server',
  patroni: 'patroni',
  'redis-server': 'redis-server',
  'redis-sentinel': 'redis-sentinel',
  prometheus: 'prometheus',
} as const

export type ClusterProgram = keyof typeof PACKAGES

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
const POSTGRES = '/usr/lib/postgresql'

/** The newest PostgreSQL of the system's packages. */
function findPostgres(): string | undefined {
  if (!existsSync(POSTGRES)) return undefined
  return readdirSync(POSTGRES)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(POSTGRES, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

export interface User {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL does not run as root. */
export function serverUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

export interface ClusterPrograms {
  readonly path: (name: ClusterProgram) => string
  readonly postgres: string
}

/** Throws a sentence that says what to install. */
export function findPrograms(folders: readonly string[] = FOLDERS): ClusterPrograms {
  const find = (name: string) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  const missing: string[] = Object.entries(PACKAGES).flatMap(([name, from]) => (find(name) ? [] : [from]))
  const postgres = findPostgres()
  if (postgres === undefined) missing.push('postgresql')
  if (missing.length > 0 || postgres === undefined)
    throw new Error(
      `The cluster is made of Debian's packages, and these are missing: apt-get install --no-install-recommends ${missing.join(' ')}`,
    )
  return { postgres, path: (name) => find(name) ?? name }
}
