import { mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { isProcessAlive } from '../process/process-alive.ts'

/** Of several processes one makes what all need. */
export interface MakeLock {
  readonly end: () => Promise<void>
}

const LOOK_EVERY_MS = 100
/** Whoever has not finished by then is not waited for. */
const MAX_TURN_MS = 5 * MINUTE_MS

const heldHere = new Set<string>()

/** False if who took it is gone. In a container the process before had the same number as this one. */
async function isHeld(path: string): Promise<boolean> {
  const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
  const pid = Number(text)
  if (pid === process.pid) return heldHere.has(path)
  // Just made, and its number not yet written.
  return Date.now() - mtimeMs < MAX_TURN_MS && (text === '' || isProcessAlive(pid))
}

async function tryToTake(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx')
    heldHere.add(path)
    await file.writeFile(String(process.pid))
    await file.close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Waits while another process has the lock. A folder that can't be written has no locks: everybody may make it. */
export async function takeMakeLock(path: string): Promise<MakeLock | undefined> {
  const end = async () => {
    heldHere.delete(path)
    await rm(path, { force: true }).catch(() => undefined)
  }
  try {
    await mkdir(dirname(path), { recursive: true })
    if (await tryToTake(path)) return { end }
    const deadline = Date.now() + MAX_TURN_MS
    while (Date.now() < deadline) {
      const held = await isHeld(path).catch(() => undefined)
      if (held === undefined) return undefined
      if (!held) {
        await rm(path, { force: true })
        if (await tryToTake(path)) return { end }
      }
      await pause(LOOK_EVERY_MS)
    }
    return { end: async () => undefined }
  } catch {
    return { end: async () => undefined }
  }
}
