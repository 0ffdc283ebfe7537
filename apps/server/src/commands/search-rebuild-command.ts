import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { buildIndex } from '../features/search/build-index.ts'
import { listenForRebuilds, type RebuildAnswer } from '../features/search/rebuild-answers.ts'
import { deleteExpiredSearches } from '../features/search/delete-expired-searches.ts'
import type { Database } from '../platform/database/database.ts'
import { publishEvent } from '../platform/events/shop-events.ts'
import { DONE, DONE_IN_PART, withDatabase, type Command, type CommandContext } from './command.ts'

/** A shop that runs has heard of it by then. */
const HEARD_MS = 3000
const POLL_MS = 50
const MOST_WAIT_S = 3600

/** Makes the brand's words as every shop does, for their count and time, and puts right what is remembered of searches. */
async function rebuildHere({ config, progress, now }: CommandContext, { main }: Database): Promise<void> {
  const brand = BRANDS[config.brand]
  const { rows } = await main.execute<{ count: number }>(
    sql`select count(*)::int as count from assortments where brand = ${brand.key}`,
  )
  for (const market of brand.markets) {
    const { language } = MARKETS[market]
    progress.step(`${brand.name} ${language}`)
    const index = await buildIndex(main, { brand: brand.key, language }, (read) =>
      progress.count(read, rows[0]?.count ?? 0),
    )
    progress.done(`${index.keys.length} products, ${index.written.size} words, ${index.kinds.size} kinds of things`)
    progress.step(`Searches in ${language}`)
    const { kept, forgotten } = await deleteExpiredSearches(main, { brand: brand.key, index, now })
    progress.done(`${kept} remembered, ${forgotten} forgotten`)
  }
}

function answerLine({ process, brand, told }: RebuildAnswer): string {
  const who = `  ${brand} ${process}`
  switch (told.state) {
    case 'begun':
      return `${who}: has begun\n`
    case 'made':
      return `${who}: ${told.language}, ${told.products} products (${(told.ms / 1000).toFixed(1)} s)\n`
    case 'done':
      return `${who}: done\n`
    case 'failed':
      return `${who}: failed: ${told.reason}\n`
  }
}

/** Asks every shop that runs on the database, and waits for those that answer. */
async function askRunning({ print }: CommandContext, database: Database, waitMs: number): Promise<number> {
  const askedBy = randomUUID()
  const states = new Map<string, RebuildAnswer['told']['state']>()
  const hearing = await listenForRebuilds(database, askedBy, (answer) => {
    states.set(`${answer.brand} ${answer.process}`, answer.told.state)
    print(answerLine(answer))
  })
  const isBusy = () => [...states.values()].some((state) => state === 'begun' || state === 'made')
  const startedAt = performance.now()
  const passed = () => performance.now() - startedAt
  try {
    await publishEvent(database.main, { type: 'catalog-changed', askedBy })
    while (passed() < HEARD_MS || (isBusy() && passed() < waitMs)) await wait(POLL_MS)
  } finally {
    await hearing.stop()
  }
  if (states.size === 0) print('  No shop runs on this database; each makes its words when it is first searched.\n')
  if (isBusy()) print('  Not all were done in time; they go on by themselves.\n')
  return [...states.values()].every((state) => state === 'done') ? DONE : DONE_IN_PART
}

export const searchRebuildCommand: Command = {
  usage: 'search-rebuild [--wait 120]',
  help: 'makes the words of the search anew in every running shop and waits for them (seconds); forgets dead searches',
  async run(context) {
    const { values } = parseArgs({ args: context.args, options: { wait: { type: 'string', default: '120' } } })
    const seconds = Number(values.wait)
    if (!Number.isInteger(seconds) || seconds < 1 || seconds > MOST_WAIT_S)
      throw new Error(`--wait is a whole number of seconds from 1 to ${MOST_WAIT_S}.`)
    return withDatabase(context, async (database) => {
      await rebuildHere(context, database)
      context.print('Running shops:\n')
      return askRunning(context, database, seconds * 1000)
    })
  },
}
