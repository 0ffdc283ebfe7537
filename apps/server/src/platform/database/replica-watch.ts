import pg from 'pg'
import { hasReplayed, readMark, type ReplicaMark } from './replica-mark.ts'

/** `behind`: it may lack something that was committed. `away`: it does not answer. */
export type ReplicaState = 'current' | 'behind' | 'away'

/** Whether the replica may be read from, found out on a connection of its own. */
export interface ReplicaWatch {
  readonly state: () => ReplicaState
  /** How often it stopped being current: between two equal numbers it was so all the time. */
  readonly endings: () => number
  /** Something was committed that every read from now on must see. */
  readonly changed: () => void
  /** A read found it away. */
  readonly lost: (error: Error) => void
  readonly close: () => Promise<void>
}

export interface ReplicaWatchOptions {
  readonly main: pg.Pool
  readonly replicaUrl: string
  /** It is away: once, however many reads find out. */
  readonly onLost: (error: Error) => void
}

/** How soon a replica that hangs is noticed. */
const HEARTBEAT_MS = 1000
const ANSWER_MS = 1000
const FIRST_POLL_MS = 10
const MAX_POLL_MS = 200

/** A pause that can be cut short. */
function createPause() {
  let sleeping = Promise.withResolvers<void>()
  return {
    wake: () => sleeping.resolve(),
    async take(ms: number): Promise<void> {
      sleeping = Promise.withResolvers()
      const timer = setTimeout(sleeping.resolve, ms).unref()
      await sleeping.promise
      clearTimeout(timer)
    },
  }
}

/** The one connection on which the replica is asked; opened again after it failed. */
function createLine(replicaUrl: string, onError: (error: Error) => void) {
  let client: pg.Client | undefined
  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: replicaUrl,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    })
    next.on('error', (error) => {
      if (client !== next) return
      client = undefined
      onError(error)
    })
    await next.connect()
    return next
  }
  return {
    client: async () => (client ??= await connect()),
    /** Nobody waits for its end: a server that hangs would not answer that either. */
    drop() {
      void client?.end().catch(() => undefined)
      client = undefined
    },
  }
}

/** What is known of the replica. Nothing before the first question. */
function createStatus(onLost: (error: Error) => void) {
  let state: ReplicaState = 'behind'
  let endings = 0
  const set = (next: ReplicaState) => {
    if (state === 'current' && next !== 'current') endings += 1
    state = next
  }
  return {
    set,
    state: () => state,
    endings: () => endings,
    lost(error: Error) {
      if (state === 'away') return
      set('away')
      onLost(error)
    },
  }
}

export function watchReplica({ main, replicaUrl, onLost }: ReplicaWatchOptions): ReplicaWatch {
  const closing = new AbortController()
  const status = createStatus((error) => closing.signal.aborted || onLost(error))
  const line = createLine(replicaUrl, status.lost)
  const pause = createPause()
  let changes = 0
  let marked = 0
  let mark: ReplicaMark | undefined

  async function ask(): Promise<void> {
    const client = await line.client()
    if (status.state() === 'current') return void (await client.query('select 1'))
    const asked = changes
    if (mark === undefined || marked !== asked) {
      mark = await readMark(main).catch(() => undefined)
      marked = asked
    }
    // If the primary did not answer, nobody knows what the replica lacks.
    const isCurrent = mark !== undefined && (await hasReplayed(client, mark))
    status.set(isCurrent && asked === changes ? 'current' : 'behind')
  }

  async function run(): Promise<void> {
    let pollMs = FIRST_POLL_MS
    while (!closing.signal.aborted) {
      await ask().catch((error: unknown) => {
        status.lost(error instanceof Error ? error : new Error(String(error)))
        line.drop()
      })
      if (closing.signal.aborted) break
      const isBehind = status.state() === 'behind'
      await pause.take(isBehind ? pollMs : HEARTBEAT_MS)
      pollMs = isBehind ? Math.min(pollMs * 2, MAX_POLL_MS) : FIRST_POLL_MS
    }
    line.drop()
  }
  const running = run()

  return {
    state: status.state,
    endings: status.endings,
    lost: status.lost,
    changed() {
      changes += 1
      if (status.state() !== 'current') return
      status.set('behind')
      pause.wake()
    },
    async close() {
      closing.abort()
      pause.wake()
      await running
    },
  }
}
