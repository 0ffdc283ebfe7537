import { Readable } from 'node:stream'
import type { LiveMessage } from '@firkant/domain/change-sets/live-calls.ts'
import { type Here, peopleBeside } from './presence.ts'

/** The browser waits so long before it opens a stream again. */
const RETRY_MS = 1500
/** Whoever reads so slowly is not there any more. */
const MAX_UNREAD_BYTES = 64 * 1024

export interface LiveStream {
  readonly here: Here
  readonly body: Readable
  /** Of the session that opened it: asked at every beat. */
  readonly mayStay: () => Promise<boolean>
  readonly tell: (message: LiveMessage) => void
  /** Who is there as well, if that has changed. */
  readonly tellPeople: (all: readonly Here[]) => void
  /** Keeps the connection, and finds out whether there still is one. */
  readonly beat: () => void
}

export function createLiveStream(here: Here, mayStay: () => Promise<boolean>): LiveStream {
  const body = new Readable({ read: () => undefined })
  let told = ''

  function write(text: string): void {
    if (body.destroyed || body.readableEnded) return
    body.push(text)
    if (body.readableLength > MAX_UNREAD_BYTES) body.destroy()
  }
  const tell = (message: LiveMessage) => write(`data: ${JSON.stringify(message)}\n\n`)

  write(`retry: ${RETRY_MS}\n\n`)
  return {
    here,
    body,
    mayStay,
    tell,
    tellPeople(all) {
      const people = [...peopleBeside(all, here)]
      const text = JSON.stringify(people)
      if (text !== told) tell({ kind: 'people', people })
      told = text
    },
    beat: () => write(': here\n\n'),
  }
}
