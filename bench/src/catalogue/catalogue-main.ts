import { parseArgs } from 'node:util'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { openBench } from '../bench-shop.ts'
import { benchCatalogue, type CatalogueFigures } from './catalogue-bench.ts'
import { explainCatalogue } from './catalogue-plans.ts'
import { benchFeeds, type FeedFigures } from './feeds-bench.ts'
import { benchImport } from './import-bench.ts'
import { benchStart, makeAll, type StartFigures } from './starts-bench.ts'

/** `npm run bench:catalogue [-- --sizes 204,10000,100000] [--feeds] [--starts]`: the catalogue at each size. */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '204,10000,100000' },
    plans: { type: 'boolean', default: false },
    feeds: { type: 'boolean', default: false },
    starts: { type: 'boolean', default: false },
  },
})
const sizes = values.sizes.split(',').map(Number)
const LISTING_BUDGET_MS = 40
const PRODUCT_BUDGET_MS = 10

const ms = (value: number) => value.toFixed(1).padStart(8)

function showFeeds(size: number, feeds: readonly FeedFigures[]): void {
  for (const { name, rows, seconds, p99Ms, refused } of feeds) {
    const times = `${ms(p99Ms.before)} before, ${ms(p99Ms.during)} meanwhile, ${ms(p99Ms.after)} after`
    console.log(
      `${size} products, ${name}: ${rows} rows in ${seconds.toFixed(1)} s; listings p99 ms:${times}; ${refused} refused`,
    )
  }
}

function showStart(name: string, start: StartFigures): void {
  const times = `ready ${ms(start.readyMs)} ms (CPU ${start.readyCpuMs}), first listing ${ms(start.listingMs)}, first search ${ms(start.searchMs)}`
  console.log(`${name}: ${times}; CPU ${start.cpuMs} ms, ${start.residentMb} MB`)
}

const bench = await openBench()
const figures: CatalogueFigures[] = []
try {
  for (const size of sizes) {
    const database = openDatabase({ url: bench.databaseUrl, poolSize: 2, onError: () => undefined })
    let importSeconds = 0
    if (size > 204) {
      console.log(`Writing a file of up to ${size} products, and importing it …`)
      const { seconds, cpuSeconds } = await benchImport(database.main, size)
      importSeconds = seconds
      console.log(`${size} products: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of processor in the process`)
    }
    const shop = await bench.startShop()
    figures.push({ ...(await benchCatalogue(shop, database.main)), size, importSeconds })
    if (values.plans) await explainCatalogue(database.main)
    if (values.starts) {
      await makeAll(shop)
      await shop.stop()
      showStart(`${size} products, started again`, await benchStart(bench))
    } else await shop.stop()
    if (values.feeds) {
      const fed = await bench.startShop()
      await makeAll(fed)
      showFeeds(size, await benchFeeds(fed, database.main, bench.databaseUrl))
      await fed.stop()
      if (values.starts) showStart(`${size} products, started right after the feeds`, await benchStart(bench))
    }
    await database.close()
  }
} finally {
  await bench.close()
}

console.log(
  '\n| products | import s | first listing ms | listing p50/p95 ms | with filters p50/p95 ms | product p50/p95 ms | memory MB |',
)
console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
for (const each of figures) {
  const { listing, filtered, product } = each
  console.log(
    `| ${each.size} | ${each.importSeconds.toFixed(1)} | ${ms(each.firstListingMs)} | ${ms(listing.p50)} / ${ms(listing.p95)} | ${ms(filtered.p50)} / ${ms(filtered.p95)} | ${ms(product.p50)} / ${ms(product.p95)} | ${each.residentMb} |`,
  )
}
const missed = figures.filter(
  ({ listing, filtered, product }) =>
    Math.max(listing.p95, filtered.p95) > LISTING_BUDGET_MS || product.p50 > PRODUCT_BUDGET_MS,
)
console.log(
  missed.length === 0
    ? `\nAll within ${LISTING_BUDGET_MS} ms for a listing (p95) and ${PRODUCT_BUDGET_MS} ms for a product (p50).`
    : `\nOver budget at ${missed.map(({ size }) => size).join(', ')} products.`,
)
process.exitCode = missed.length === 0 ? 0 : 1
