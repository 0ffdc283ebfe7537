import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { deleteExpiredSearches } from '../features/search/delete-expired-searches.ts'
import { buildIndex } from '../features/search/indexing/build-index.ts'
import { listenForRebuilds, type RebuildAnswer } from '../features/search/rebuild-answers.ts'
import type { Database } from '../platform/database/database.ts'
import { publishEvent } from '../platform/events/shop-events.ts'
import { DONE, DONE_IN_PART, withDatabase, type Command, type CommandContext } from './command.ts'

/** A running shop reports within this time. */
const FIRST_REPORT_MS = 3000
const POLL_MS = 50
const MAX_WAIT_S = 3600

/** Builds the brand's index once, to show its size and time, and deletes outdated stored searches. */
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
    progress.done(`${index.keys.length} products, ${index.written.size} words, ${index.kinds.size} product kinds`)
    progress.step(`Searches in ${language}`)
    const { kept, deleted } = await deleteExpiredSearches(main, { brand: brand.key, index, now })
    progress.done(`${kept} kept, ${deleted} deleted`)
  }
}

function answerLine({ process, brand, report }: RebuildAnswer): string {
  const who = `  ${brand} ${process}`
  switch (report.state) {
    case 'begun':
      return `${who}: rebuild started\n`
    case 'made':
      return `${who}: ${report.language}, ${report.products} products (${(report.ms / 1000).toFixed(1)} s)\n`
    case 'done':
      return `${who}: done\n`
    case 'failed':
      return `${who}: failed: ${report.reason}\n`
  }
}

/** Requests a rebuild from every shop on the database, and waits for those that report. */
async function rebuildRunning({ print }: CommandContext, database: Database, waitMs: number): Promise<number> {
  const rebuildId = randomUUID()
  const states = new Map<string, RebuildAnswer['report']['state']>()
  const listener = await listenForRebuilds(database, rebuildId, (answer) => {
    states.set(`${answer.brand} ${answer.process}`, answer.report.state)
    print(answerLine(answer))
  })
  const isBusy = () => [...states.values()].some((state) => state === 'begun' || state === 'made')
  const startedAt = performance.now()
  const passed = () => performance.now() - startedAt
  try {
    await publishEvent(database.main, { type: 'catalog-changed', rebuildId })
    while (passed() < FIRST_REPORT_MS || (isBusy() && passed() < waitMs)) await wait(POLL_MS)
  } finally {
    await listener.stop()
  }
  if (states.size === 0) print('  No shop runs on this database; each builds its search index at its first search.\n')
  if (isBusy()) print('  Not all finished in time; they go on in the background.\n')
  return [...states.values()].every((state) => state === 'done') ? DONE : DONE_IN_PART
}

export const searchRebuildCommand: Command = {
  usage: 'search-rebuild [--wait 120]',
  help: 'rebuilds the search index in every running shop and waits for it (seconds); deletes outdated popular searches',
  async run(context) {
    const { values } = parseArgs({ args: context.args, options: { wait: { type: 'string', default: '120' } } })
    const seconds = Number(values.wait)
    if (!Number.isInteger(seconds) || seconds < 1 || seconds > MAX_WAIT_S)
      throw new Error(`--wait is a whole number of seconds from 1 to ${MAX_WAIT_S}.`)
    return withDatabase(context, async (database) => {
      await rebuildHere(context, database)
      context.print('Running shops:\n')
      return rebuildRunning(context, database, seconds * 1000)
    })
  },
}
