import { hostname } from 'node:os'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Database, Drizzle } from '../../platform/database/database.ts'

/** A running shop's report on a requested rebuild. */
const rebuildAnswer = z.object({
  rebuildId: z.string(),
  /** Host name and process id. */
  process: z.string(),
  brand: z.string(),
  report: z.discriminatedUnion('state', [
    z.object({ state: z.literal('begun') }),
    z.object({ state: z.literal('made'), language: z.string(), products: z.number(), ms: z.number() }),
    z.object({ state: z.literal('done') }),
    z.object({ state: z.literal('failed'), reason: z.string() }),
  ]),
})
export type RebuildAnswer = z.infer<typeof rebuildAnswer>

const CHANNEL = 'search_rebuilds'
/** PostgreSQL notifications carry up to 8000 bytes. */
const MAX_REASON_LENGTH = 300

export interface Rebuilding {
  readonly db: Drizzle
  readonly rebuildId: string
  readonly brand: string
  readonly languages: readonly MarketLanguage[]
  /** Returns the number of products. */
  readonly rebuild: (language: MarketLanguage) => Promise<number>
}

/** Rebuilds one language after the other and reports each result. */
export async function rebuildAndReport({ db, rebuildId, brand, languages, rebuild }: Rebuilding): Promise<void> {
  const from = { rebuildId, process: `${hostname()}:${process.pid}`, brand }
  const publish = async (report: RebuildAnswer['report']) => {
    await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ ...from, report } satisfies RebuildAnswer)})`)
  }
  await publish({ state: 'begun' })
  try {
    for (const language of languages) {
      const startedAt = performance.now()
      const products = await rebuild(language)
      await publish({ state: 'made', language, products, ms: Math.round(performance.now() - startedAt) })
    }
    await publish({ state: 'done' })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await publish({ state: 'failed', reason: reason.slice(0, MAX_REASON_LENGTH) })
  }
}

/** Receives the reports of one rebuild, on a connection of its own. */
export async function listenForRebuilds(
  { pool }: Pick<Database, 'pool'>,
  rebuildId: string,
  onAnswer: (answer: RebuildAnswer) => void,
): Promise<{ readonly stop: () => Promise<void> }> {
  const client = await pool.connect()
  client.on('notification', ({ payload = '' }) => {
    const answer = rebuildAnswer.parse(JSON.parse(payload))
    if (answer.rebuildId === rebuildId) onAnswer(answer)
  })
  await client.query(`listen ${CHANNEL}`)
  // Closed rather than returned to the pool: its next user would receive the notifications too.
  return { stop: async () => client.release(true) }
}
