// Runs on any Node from 20 on, before a single package is installed: plain JavaScript, nothing imported but Node itself.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const STAMP = join(ROOT, 'node_modules', '.firkant-packages')
const OLDEST_NODE = 20
const OWN_NODE = 24

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
}

/** What npm wrote when it installed: the same as the lock file, of what is there. */
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json')

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** The packages of the lock file that are not installed, or in another version; `served` leaves out those for development. */
export function findMissing({ served }) {
  const installed = existsSync(INSTALLED) ? packagesOf(INSTALLED) : {}
  const isNeeded = ({ link, optional, devOptional, peer, dev }) =>
    !link && !optional && !devOptional && !peer && !(served && dev)
  return Object.entries(packagesOf(join(ROOT, 'package-lock.json')))
    .filter(([path, wanted]) => path.startsWith('node_modules/') && isNeeded(wanted))
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path.slice('node_modules/'.length))
}

/** What serves visitors changes nothing: it says which command installs. */
export function demandPackages() {
  const [first, ...others] = findMissing({ served: true })
  if (first === undefined) return
  const named = others.length === 0 ? first : `${first} and ${others.length} more`
  console.error(`  Packages are missing or of another version: ${named}. Install them with: npm ci`)
  process.exit(1)
}

/** Installs the packages of the lock file, unless they are there already. What else is in the folder stays. */
export function installPackages() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    console.error(`Firkant needs Node ${OLDEST_NODE} or newer to begin; this is Node ${process.versions.node}.`)
    process.exit(1)
  }
  const wanted = lockHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  if (findMissing({ served: false }).length === 0) return writeFileSync(STAMP, wanted)
  console.log('  Installing packages (once; a minute or so) …')
  const startedAt = Date.now()
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const run = spawnSync(
    npm[0],
    [...npm.slice(1), 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      shell: npm.length === 1 && process.platform === 'win32',
    },
  )
  if (run.status !== 0) {
    console.error(
      '  The packages could not be installed. Is the npm registry reachable? Run the same command again to retry.',
    )
    process.exit(run.status ?? 1)
  }
  writeFileSync(STAMP, wanted)
  console.log(`  Packages installed (${Math.round((Date.now() - startedAt) / 1000)} s)`)
}

/** Node 24 from the packages; the machine's own when it is new enough and the package's does not run here. */
export function findNode() {
  const packaged = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged
  if (Number(process.versions.node.split('.')[0]) >= OWN_NODE) return process.execPath
  console.error(
    `Firkant runs on Node ${OWN_NODE}. The package "node" does not run on this machine; install Node ${OWN_NODE} yourself.`,
  )
  process.exit(1)
}
