import { hostname } from 'node:os'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Database, Drizzle } from '../../platform/database/database.ts'

/** What a running shop says to whoever asked all of them to make their words anew. */
const rebuildAnswer = z.object({
  askedBy: z.string(),
  /** Machine and number of the process. */
  process: z.string(),
  brand: z.string(),
  told: z.discriminatedUnion('state', [
    z.object({ state: z.literal('begun') }),
    z.object({ state: z.literal('made'), language: z.string(), products: z.number(), ms: z.number() }),
    z.object({ state: z.literal('done') }),
    z.object({ state: z.literal('failed'), reason: z.string() }),
  ]),
})
export type RebuildAnswer = z.infer<typeof rebuildAnswer>

const CHANNEL = 'search_rebuilds'
/** PostgreSQL carries messages of up to 8000 bytes. */
const LONGEST_REASON = 300

export interface Rebuilding {
  readonly db: Drizzle
  readonly askedBy: string
  readonly brand: string
  readonly languages: readonly MarketLanguage[]
  /** Gives how many products it has. */
  readonly rebuild: (language: MarketLanguage) => Promise<number>
}

/** Makes every language anew, one after the other, and tells how it goes. */
export async function rebuildAndReport({ db, askedBy, brand, languages, rebuild }: Rebuilding): Promise<void> {
  const from = { askedBy, process: `${hostname()}:${process.pid}`, brand }
  const tell = async (told: RebuildAnswer['told']) => {
    await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ ...from, told } satisfies RebuildAnswer)})`)
  }
  await tell({ state: 'begun' })
  try {
    for (const language of languages) {
      const startedAt = performance.now()
      const products = await rebuild(language)
      await tell({ state: 'made', language, products, ms: Math.round(performance.now() - startedAt) })
    }
    await tell({ state: 'done' })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await tell({ state: 'failed', reason: reason.slice(0, LONGEST_REASON) })
  }
}

/** Hears the answers to one question, on a connection of its own. */
export async function listenForRebuilds(
  { pool }: Pick<Database, 'pool'>,
  askedBy: string,
  onAnswer: (answer: RebuildAnswer) => void,
): Promise<{ readonly stop: () => Promise<void> }> {
  const client = await pool.connect()
  client.on('notification', ({ payload = '' }) => {
    const answer = rebuildAnswer.parse(JSON.parse(payload))
    if (answer.askedBy === askedBy) onAnswer(answer)
  })
  await client.query(`listen ${CHANNEL}`)
  // Closed rather than given back: whoever took it next would hear the answers too.
  return { stop: async () => client.release(true) }
}
