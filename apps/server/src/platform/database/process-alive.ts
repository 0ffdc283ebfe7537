export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user is alive, too: it just may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
