import { existsSync, readFileSync } from 'node:fs'

/** A process that ended but was not yet collected by its parent still has a number, and nothing else. */
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`
  return existsSync(file) && /\)\s+Z\s/.test(readFileSync(file, 'utf8'))
}

export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    // A process of another user is alive, too: it just may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
