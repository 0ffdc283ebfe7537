import { spawnSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const KB = 1024
/** Room for what a part writes in a run, and for a copy of the primary. */
const SIZE_KB = 3 * KB * KB
const ATTEMPTS = 20

export interface Disks {
  /** Mounts a disk of its own where a part writes. */
  readonly add: (name: string, folder: string) => void
  /** As if something else had taken all that was left; until the room is given back. */
  readonly fill: (name: string) => Promise<() => Promise<void>>
  readonly close: () => void
}

const mount = (...args: readonly string[]) => spawnSync('mount', args, { encoding: 'utf8' })

/** Disks in memory: how full one is can be changed at once. Needs the right to mount. */
export function openDisks(): Disks {
  const folders = new Map<string, string>()
  let refusal: string | undefined

  const resize = (folder: string, kilobytes: number) =>
    mount('-o', `remount,size=${Math.ceil(kilobytes)}k`, folder).status === 0

  return {
    add(name, folder) {
      const done = mount('-t', 'tmpfs', '-o', `size=${SIZE_KB}k,mode=755`, 'firkant-faults', folder)
      if (done.status === 0) folders.set(name, folder)
      else refusal = done.stderr?.trim() || String(done.error?.message)
    },
    async fill(name) {
      const folder = folders.get(name)
      if (folder === undefined) throw new Error(`a disk of its own could not be mounted: ${refusal}`)
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const { blocks, bfree, bsize } = statfsSync(folder)
        // It may have been written to since it was looked at.
        if (resize(folder, ((blocks - bfree) * bsize) / KB + attempt * 8)) break
        if (attempt === ATTEMPTS - 1) throw new Error(`${folder} could not be filled`)
        await pause(20)
      }
      return async () => void resize(folder, SIZE_KB)
    },
    close() {
      for (const folder of folders.values()) spawnSync('umount', ['-l', folder])
      folders.clear()
    },
  }
}
