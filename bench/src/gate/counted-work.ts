import type { ChildProcess } from 'node:child_process'

export const COUNT_REQUEST = 'count-work'

/** So far, of a shop that was started with `count-work.ts`. */
export interface CountedWork {
  readonly queries: number
  readonly allocatedBytes: number
}

function isCounted(message: unknown): message is CountedWork {
  return typeof message === 'object' && message !== null && 'allocatedBytes' in message
}

export function readCountedWork(child: ChildProcess): Promise<CountedWork> {
  return new Promise((resolve) => {
    const listen = (message: unknown) => {
      if (!isCounted(message)) return
      child.off('message', listen)
      resolve(message)
    }
    child.on('message', listen)
    child.send(COUNT_REQUEST)
  })
}
