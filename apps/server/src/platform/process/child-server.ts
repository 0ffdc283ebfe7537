import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'

/** Loading the code makes much short-lived garbage; with the default young generation that memory is never returned. */
export const SERVER_NODE_FLAGS = ['--max-semi-space-size=8'] as const

/**
 * Image work in many threads otherwise leaves hundreds of megabytes with the allocator; and once it has freed a large
 * document, it would keep the room of all that follow.
 */
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const

const READY_TIMEOUT_MS = MINUTE_MS
const ASK_EVERY_MS = 250
const ASK_AGAIN_MS = 25
/** The message a server sends to its parent process once it listens. */
export const LISTENING = 'listening'

/**
 * Waits until a server in a child process answers /readyz with 200. Polls rarely before it reports that it listens:
 * polling slows down a start on the same cores.
 */
export async function whenReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  let hasSaid = false
  const { promise, resolve } = Promise.withResolvers<void>()
  const said = promise.then(() => void (hasSaid = true))
  child.on('message', (message) => message === LISTENING && resolve())
  child.once('exit', () => resolve())
  while (Date.now() < deadline) {
    await (hasSaid ? pause(ASK_AGAIN_MS) : Promise.race([said, pause(ASK_EVERY_MS)]))
    if (child.exitCode !== null) throw new Error('A server ended before it was ready. Its output is above.')
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return
  }
  throw new Error(`The server at ${origin} was not ready within a minute.`)
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  child.kill('SIGTERM')
  await promise
}
