import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { ShopEvents } from '../../../platform/events/shop-events.ts'
import { publishStudioNotes, type StudioNote } from '../../../platform/events/studio-notes.ts'
import { createLiveStream, type LiveStream } from './live-stream.ts'
import { type Here, type HereNote, isBeside, messageOf, noteOf, tooMany } from './presence.ts'

const BEAT_MS = 15_000
/** Of a process that was killed nothing is heard any more. */
const MISSED_BEATS = 3

interface Opening {
  readonly here: Omit<Here, 'stream' | 'since' | 'heardAtMs'>
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

type Streams = ReadonlyMap<string, LiveStream>

interface Hearing {
  /** Those of this process. */
  readonly streams: Streams
  readonly end: (stream: LiveStream) => void
  readonly publish: (notes: readonly StudioNote[]) => Promise<void>
}

/** What this process knows of its own windows and those of others, by what all of them say. */
function createHearing({ streams, end, publish }: Hearing) {
  const known = new Map<string, Here>()

  function hearHere({ kind: _kind, isNew, ...note }: HereNote): void {
    known.set(note.stream, { ...note, heardAtMs: performance.now() })
    for (const id of tooMany([...known.values()], note.employeeId)) {
      const stream = streams.get(id)
      stream?.tell({ kind: 'replaced' })
      if (stream) end(stream)
    }
    const beside = [...streams.values()].filter(({ here }) => here.stream !== note.stream && isBeside(here, note))
    // Whoever is new knows nobody yet.
    if (isNew) void publish(beside.map(({ here }) => noteOf(here)))
    for (const stream of beside) stream.tellPeople([...known.values()])
  }

  function hear(note: StudioNote): void {
    if (note.kind === 'here') return hearHere(note)
    if (note.kind === 'left' && known.delete(note.stream))
      for (const stream of streams.values()) stream.tellPeople([...known.values()])
    for (const stream of streams.values()) {
      // It opens another one, if it still may.
      if (note.kind === 'access' && stream.here.employeeId === note.employeeId) end(stream)
      const message = messageOf(note, stream.here)
      if (message) stream.tell(message)
    }
  }

  return {
    hear,
    known: () => [...known.values()],
    leaveOut(beforeMs: number) {
      for (const { stream, heardAtMs } of known.values()) if (heardAtMs < beforeMs) hear({ kind: 'left', stream })
    },
  }
}

/** The open windows of the studio that this process serves. Each process says again and again which it has. */
export function createLiveStreams({ db, events, log, beatMs = BEAT_MS }: LiveContext): LiveStreams {
  const streams = new Map<string, LiveStream>()
  let timer: ReturnType<typeof setInterval> | undefined

  async function publish(notes: readonly StudioNote[]): Promise<void> {
    if (notes.length === 0) return
    await publishStudioNotes(db, notes).catch((error: unknown) =>
      log.warn({ err: error }, 'who is in the studio could not be told to other processes; it is told again'),
    )
  }

  function forget({ here: { stream } }: LiveStream): void {
    if (!streams.delete(stream)) return
    if (streams.size === 0) clearInterval(timer)
    void publish([{ kind: 'left', stream }])
  }

  function end(stream: LiveStream): void {
    stream.body.push(null)
    forget(stream)
  }

  const { hear, known, leaveOut } = createHearing({ streams, end, publish })

  async function beat(): Promise<void> {
    leaveOut(performance.now() - MISSED_BEATS * beatMs)
    for (const stream of streams.values()) {
      stream.beat()
      if (!(await stream.mayStay())) end(stream)
    }
    await publish([...streams.values()].map(({ here }) => noteOf(here)))
  }

  const unsubscribe = events.subscribeToStudio(hear)

  return {
    open({ here: place, mayStay }) {
      const here = { ...place, stream: randomUUID(), since: Date.now(), heardAtMs: performance.now() }
      const stream = createLiveStream(here, mayStay)
      if (streams.size === 0) timer = setInterval(() => void beat(), beatMs).unref()
      streams.set(here.stream, stream)
      stream.body.once('close', () => forget(stream))
      stream.tellPeople(known())
      void publish([noteOf(here, true)])
      return stream.body
    },
    async close() {
      unsubscribe()
      clearInterval(timer)
      const left = [...streams.values()]
      streams.clear()
      for (const { body } of left) body.push(null)
      await publish(left.map(({ here: { stream } }) => ({ kind: 'left', stream })))
    },
  }
}
