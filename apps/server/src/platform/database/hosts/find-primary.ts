import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { hostUrls } from './host-urls.ts'

/** A process that is busy itself may find an answer late. */
const PROBE_MS = 4000
/** Once one says that it takes writes, the others have this long to say so, too. */
const OTHERS_MS = 300

/** One server takes over from another: asked again a moment later, one of them is there. */
export class NoPrimaryError extends AggregateError {
  readonly code = '57P03'
  constructor(errors: readonly unknown[]) {
    const reasons = new Set(errors.map((error) => (error instanceof Error ? error.message : String(error))))
    super(errors, `No host of DATABASE_URL takes writes at the moment (${[...reasons].join('; ')})`)
    this.name = 'NoPrimaryError'
  }
}

interface Primary {
  readonly url: string
  /** Grows with each promotion: of two that take writes for a moment the later one is right. */
  readonly timeline: number
}

async function askHost(url: string): Promise<Primary> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: number | null }>(
      `select case when not pg_is_in_recovery()
        then ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int end as timeline`,
    )
    const timeline = rows[0]?.timeline
    if (typeof timeline !== 'number') throw new Error('a standby')
    return { url, timeline }
  } finally {
    void client.end().catch(() => undefined)
  }
}

async function findPrimary(urls: readonly string[]): Promise<string> {
  const found: Primary[] = []
  const asked = urls.map(async (url) => void found.push(await askHost(url)))
  const all = Promise.allSettled(asked)
  await Promise.any(asked).catch(() => undefined)
  await Promise.race([all, pause(OTHERS_MS)])
  const newest = found.toSorted((one, other) => other.timeline - one.timeline)[0]
  if (newest) return newest.url
  const answers = await all
  throw new NoPrimaryError(answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : [])))
}

/** What all connections of a process to the same hosts know of them. */
export interface PrimaryFinder {
  readonly find: () => Promise<string>
  /** It broke off, or says that it is a standby: the next one looks anew. */
  readonly doubt: (url: string) => void
  /** Called when another host is found to be the primary; ends with the function that is returned. */
  readonly whenMoved: (from: string, leave: () => void) => () => void
}

function createFinder(urls: readonly string[]): PrimaryFinder {
  const leaving = new Map<() => void, string>()
  let known: string | undefined
  let searching: Promise<string> | undefined

  async function search(): Promise<string> {
    try {
      const found = await findPrimary(urls)
      known = found
      // A host that hangs would keep its connections until each has waited for itself.
      for (const [leave, from] of leaving) if (from !== found) leave()
      return found
    } finally {
      searching = undefined
    }
  }
  return {
    find: async () => known ?? (searching ??= search()),
    doubt(url) {
      if (known === url) known = undefined
    },
    whenMoved(from, leave) {
      leaving.set(leave, from)
      return () => void leaving.delete(leave)
    },
  }
}

const finders = new Map<string, PrimaryFinder>()

/** Undefined for an address of one host: that is the one. */
export function primaryFinder(url: string): PrimaryFinder | undefined {
  const urls = hostUrls(url)
  if (urls.length < 2) return undefined
  const finder = finders.get(url) ?? createFinder(urls)
  finders.set(url, finder)
  return finder
}
