import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * `npm run lock`: writes the lock file anew after a change of versions, complete. npm leaves out binaries of platforms
 * that the registry at hand does not carry, and `npm ci` then refuses the file.
 */
export interface LockedPackage {
  readonly version?: string
  readonly integrity?: string
  readonly cpu?: readonly string[]
  readonly dev?: boolean
  readonly libc?: readonly string[]
  readonly license?: string
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly engines?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
export type LockedPackages = Readonly<Record<string, LockedPackage>>

interface Lock {
  readonly packages: LockedPackages
}

export const LOCK_FILE = resolve(import.meta.dirname, '../package-lock.json')
const LIBC_OF: Readonly<Record<string, string>> = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }
const PLATFORM = /-(android|darwin|freebsd|linux|openharmony|win32)-([a-z]+\d*x?)(?:-([a-z]+))?$/

export const readLock = (): Lock => JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as Lock

/** Where Node looks for a package that the one at `path` asks for. */
function findLocked(packages: LockedPackages, path: string, name: string): LockedPackage | undefined {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]
    if (found || folder === '') return found
  }
}

export interface MissingPackage {
  readonly name: string
  readonly version: string
  readonly askedBy: LockedPackage
}

export function missingPackages(packages: LockedPackages): readonly MissingPackage[] {
  return Object.entries(packages).flatMap(([path, askedBy]) =>
    Object.entries(askedBy.optionalDependencies ?? {})
      .filter(([name]) => !findLocked(packages, path, name))
      .map(([name, version]) => ({ name, version, askedBy })),
  )
}

/** What the name says of a binary: machines of other platforms pass it over. */
export function platformOf(name: string): Pick<LockedPackage, 'cpu' | 'libc' | 'os'> {
  const [, os, cpu, abi = ''] = PLATFORM.exec(name) ?? []
  if (os === undefined || cpu === undefined)
    throw new Error(`The registry has no ${name}, and its name says no platform. Choose a version that it has.`)
  const libc = os === 'linux' ? LIBC_OF[abi] : undefined
  return { cpu: [cpu], ...(libc !== undefined && { libc: [libc] }), os: [os] }
}

/** The digest of what the registry has; without one, npm takes what the registry of the day answers. */
function integrityOf(name: string, version: string): string | undefined {
  const { status, stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : undefined
}

function lockedAs({ name, version, askedBy }: MissingPackage): LockedPackage {
  const integrity = integrityOf(name, version)
  const { cpu, libc, os } = platformOf(name)
  return {
    version,
    ...(integrity !== undefined && { integrity }),
    ...(cpu && { cpu }),
    ...(askedBy.dev !== undefined && { dev: askedBy.dev }),
    ...(libc && { libc }),
    ...(askedBy.license !== undefined && { license: askedBy.license }),
    optional: true,
    ...(os && { os }),
    ...(askedBy.engines && { engines: askedBy.engines }),
  }
}

function completeLock(): void {
  const { status } = spawnSync('npm', ['install', '--package-lock-only'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('npm could not write the lock file.')
  const lock = readLock()
  const missing = missingPackages(lock.packages)
  const added = missing.map((each) => [`node_modules/${each.name}`, lockedAs(each)] as const)
  const packages = Object.fromEntries(
    [...Object.entries(lock.packages), ...added].toSorted(([one], [other]) => one.localeCompare(other, 'en')),
  )
  writeFileSync(LOCK_FILE, `${JSON.stringify({ ...lock, packages }, undefined, 2)}\n`)
  process.stdout.write(`${added.length} binaries of other platforms were added to the lock file.\n`)
}

if (import.meta.main) completeLock()
