import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { LiveMessage } from '@firkant/domain/change-sets/live-calls.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { ShopEvents } from '../../../platform/events/shop-events.ts'
import { publishStudioNotes, type StudioNote } from '../../../platform/events/studio-notes.ts'
import { type Here, type HereNote, isBeside, messageOf, peopleBeside, tooMany } from './presence.ts'

export const BEAT_MS = 15_000
/** Of a process that was killed nothing is heard any more. */
const MISSED_BEATS = 3
/** The browser waits so long before it opens a stream again. */
const RETRY_MS = 1500
/** Whoever reads so slowly is not there any more. */
const MAX_UNREAD_BYTES = 64 * 1024

interface OpenStream {
  readonly here: Here
  readonly body: Readable
  /** Of the session: asked at every beat. */
  readonly mayStay: () => Promise<boolean>
  toldPeople: string
}

interface Opening {
  readonly brand: string
  readonly employee: { readonly id: string; readonly displayName: string }
  readonly document: string | undefined
  readonly setId: string | undefined
  readonly mayStay: () => Promise<boolean>
}

export interface LiveStreams {
  readonly open: (opening: Opening) => Readable
  readonly close: () => Promise<void>
}

interface LiveContext {
  readonly db: Drizzle
  readonly events: Pick<ShopEvents, 'subscribeToStudio'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly beatMs?: number | undefined
}

/**
 * The open windows of the studio that this process serves, and what it knows of those of others: each process says again
 * and again which it has, and hears its own words like the others'.
 */
export function createLiveStreams({ db, events, log, beatMs = BEAT_MS }: LiveContext): LiveStreams {
  const streams = new Map<string, OpenStream>()
  const known = new Map<string, Here>()
  let beat: ReturnType<typeof setInterval> | undefined

  const publish = (notes: readonly StudioNote[]) =>
    notes.length === 0
      ? Promise.resolve()
      : publishStudioNotes(db, notes).catch((error: unknown) =>
          log.warn({ err: error }, 'who is in the studio could not be told to other processes; it is told again'),
        )

  const noteOf = ({ heardAtMs: _, ...here }: Here, isNew = false): HereNote => ({ kind: 'here', ...here, isNew })

  function write({ body }: OpenStream, text: string): void {
    body.push(text)
    if (body.readableLength > MAX_UNREAD_BYTES) body.destroy()
  }

  const tell = (stream: OpenStream, message: LiveMessage) => write(stream, `data: ${JSON.stringify(message)}\n\n`)

  function tellPeople(stream: OpenStream): void {
    const people = [...peopleBeside([...known.values()], stream.here)]
    const text = JSON.stringify(people)
    if (text === stream.toldPeople) return
    stream.toldPeople = text
    tell(stream, { kind: 'people', people })
  }

  function end(stream: OpenStream): void {
    stream.body.push(null)
    forget(stream)
  }

  function forget({ here }: OpenStream): void {
    if (!streams.delete(here.stream)) return
    if (streams.size === 0) clearInterval(beat)
    void publish([{ kind: 'left', stream: here.stream }])
  }

  function hearHere({ kind: _, isNew, ...note }: HereNote): void {
    known.set(note.stream, { ...note, heardAtMs: performance.now() })
    for (const id of tooMany([...known.values()], note.employeeId)) {
      const stream = streams.get(id)
      if (!stream) continue
      tell(stream, { kind: 'replaced' })
      end(stream)
    }
    // Whoever is new knows nobody yet.
    if (isNew)
      void publish(
        [...streams.values()]
          .filter(({ here }) => here.stream !== note.stream && isBeside(here, note))
          .map(({ here }) => noteOf(here)),
      )
    for (const stream of streams.values()) if (isBeside(stream.here, note)) tellPeople(stream)
  }

  function hear(note: StudioNote): void {
    if (note.kind === 'here') return hearHere(note)
    if (note.kind === 'left') {
      known.delete(note.stream)
      for (const stream of streams.values()) tellPeople(stream)
    }
    for (const stream of streams.values()) {
      // It opens another one, if it still may.
      if (note.kind === 'access' && stream.here.employeeId === note.employeeId) end(stream)
      const message = messageOf(note, stream.here)
      if (message) tell(stream, message)
    }
  }

  async function onBeat(): Promise<void> {
    const now = performance.now()
    for (const { stream, heardAtMs } of known.values())
      if (now - heardAtMs > MISSED_BEATS * beatMs) hear({ kind: 'left', stream })
    for (const stream of streams.values()) {
      write(stream, ': here\n\n')
      // Where the database does not answer nobody is sent away: the next beat asks again.
      if (!(await stream.mayStay().catch(() => true))) end(stream)
    }
    await publish([...streams.values()].map(({ here }) => noteOf(here)))
  }

  const unsubscribe = events.subscribeToStudio(hear)

  return {
    open({ brand, employee, document, setId, mayStay }) {
      const body = new Readable({ read: () => undefined })
      const place = { ...(document !== undefined && { document }), ...(setId !== undefined && { setId }) }
      const here: Here = {
        brand,
        stream: randomUUID(),
        employeeId: employee.id,
        name: employee.displayName,
        ...place,
        since: Date.now(),
        heardAtMs: performance.now(),
      }
      const stream: OpenStream = { here, body, mayStay, toldPeople: '' }
      if (streams.size === 0) beat = setInterval(() => void onBeat(), beatMs).unref()
      streams.set(here.stream, stream)
      body.once('close', () => forget(stream))
      write(stream, `retry: ${RETRY_MS}\n\n`)
      tellPeople(stream)
      void publish([noteOf(here, true)])
      return body
    },
    async close() {
      unsubscribe()
      clearInterval(beat)
      const left = [...streams.values()]
      streams.clear()
      for (const { body } of left) body.push(null)
      await publish(left.map(({ here }) => ({ kind: 'left', stream: here.stream })))
    },
  }
}
