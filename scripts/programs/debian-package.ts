import { spawnSync } from 'node:child_process'

/** Installs Debian packages where there is apt and the right to use it; false where there is not. */
export function installDebianPackages(names: readonly string[]): boolean {
  if (spawnSync('apt-get', ['--version']).status !== 0) return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (args: readonly string[]) => {
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  }
  return run(['update', '-qq']) && run(['install', '-y', '-qq', '--no-install-recommends', ...names])
}
