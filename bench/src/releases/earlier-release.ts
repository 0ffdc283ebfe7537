import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../..')
const KEPT = join(ROOT, 'artefacts/releases')

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

/** The last one whose tables were others. */
export function releaseBefore(): string {
  const changed = git('log', '-1', '--format=%H', '--', 'apps/server/migrations')
  if (changed === '') throw new Error('No commit changed the tables: name a release with --from')
  return git('rev-parse', `${changed}^`)
}

export const commitOf = (reference: string) => git('rev-parse', '--verify', `${reference}^{commit}`)

/** One of its own scripts, by its own way of starting them. */
export function runScript(root: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync(process.execPath, ['scripts/with-packages.mjs', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`${args.join(' ')} failed in ${root}`)
}

/** Its sources with packages and build of their own; what was made once is there the next time. */
export function openRelease(commit: string): string {
  const root = join(KEPT, commit.slice(0, 12))
  const isBuilt = join(root, '.is-built')
  if (existsSync(isBuilt)) return root
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 31 - 1 })
  execFileSync('tar', ['-x', '-C', root], { input: archive })
  // Links to the packages of this one; what its own lock file wants otherwise is installed by its own command.
  spawnSync('cp', ['-al', join(ROOT, 'node_modules'), root])
  for (const cache of ['.cache', '.vite']) rmSync(join(root, 'node_modules', cache), { recursive: true, force: true })
  runScript(root, ['scripts/build.ts', '--brand', 'hjemly'])
  writeFileSync(isBuilt, commit)
  return root
}
