import pg from 'pg'

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
const LONGEST_POLL_MS = 200

/** A point in the primary's log: after it, whatever was committed before the question. */
interface Mark {
  readonly changes: number
  readonly lsn: string
  readonly started: string
}

/** A notification comes after its commit is in the log, so the end of the log is behind it. */
async function readMark(main: pg.Pool, changes: number): Promise<Mark> {
  const { rows } = await main.query<Omit<Mark, 'changes'>>(
    'select pg_current_wal_insert_lsn()::text as lsn, pg_postmaster_start_time()::text as started',
  )
  const [row] = rows
  if (!row) throw new Error('The database did not say where its log ends')
  return { changes, ...row }
}

/** A server that follows none has the changes only if it is the primary itself. */
const HAS_REPLAYED = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn
  else pg_postmaster_start_time() = $2::timestamptz end as is_current`

async function hasReplayed(client: pg.Client, { lsn, started }: Mark): Promise<boolean> {
  const { rows } = await client.query<{ is_current: boolean | null }>(HAS_REPLAYED, [lsn, started])
  return rows[0]?.is_current === true
}

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

export function watchReplica({ main, replicaUrl, onLost }: ReplicaWatchOptions): ReplicaWatch {
  // Nothing is known of it before the first question.
  let state: ReplicaState = 'behind'
  let endings = 0
  let changes = 0
  let mark: Mark | undefined
  let client: pg.Client | undefined
  let isClosed = false
  let pollMs = FIRST_POLL_MS
  const pause = createPause()

  const leave = (next: 'behind' | 'away') => {
    if (state === 'current') endings += 1
    state = next
    pollMs = FIRST_POLL_MS
  }
  const lost = (error: Error) => {
    if (isClosed || state === 'away') return
    leave('away')
    onLost(error)
  }
  /** Nobody waits for its end: a server that hangs would not answer that either. */
  const drop = () => {
    void client?.end().catch(() => undefined)
    client = undefined
  }

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
      lost(error)
    })
    await next.connect()
    return next
  }

  async function ask(): Promise<void> {
    client ??= await connect()
    if (state === 'current') return void (await client.query('select 1'))
    const asked = changes
    // If the primary does not answer, nobody knows what the replica lacks.
    if (mark?.changes !== asked) mark = await readMark(main, asked).catch(() => undefined)
    const isCurrent = mark !== undefined && (await hasReplayed(client, mark))
    state = isCurrent && asked === changes ? 'current' : 'behind'
  }

  async function run(): Promise<void> {
    while (!isClosed) {
      try {
        await ask()
      } catch (error) {
        lost(error instanceof Error ? error : new Error(String(error)))
        drop()
      }
      if (isClosed) break
      await pause.take(state === 'behind' ? pollMs : HEARTBEAT_MS)
      pollMs = Math.min(pollMs * 2, LONGEST_POLL_MS)
    }
    drop()
  }
  const running = run()

  return {
    state: () => state,
    endings: () => endings,
    lost,
    changed() {
      changes += 1
      if (state !== 'current') return
      leave('behind')
      pause.wake()
    },
    async close() {
      isClosed = true
      pause.wake()
      await running
    },
  }
}
