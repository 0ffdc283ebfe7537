import { parseArgs } from 'node:util'
import { generateCatalogue } from '@firkant/server/features/demo/generated/generate-catalogue.ts'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { openBench } from '../bench-shop.ts'
import { benchSearch, type SearchFigures } from './search-bench.ts'

/** `npm run bench:search [-- --sizes 200,10000,100000]`: the search at each size. */
const { values } = parseArgs({ options: { sizes: { type: 'string', default: '200,10000,100000' } } })
const sizes = values.sizes.split(',').map(Number)
/** Size of the demo, the minimum. */
const DEMO_SIZE = 210
const TYPING_BUDGET_MS = 15
const PAGE_BUDGET_MS = 40

const bench = await openBench()
const figures: (SearchFigures & { readonly size: number })[] = []
try {
  for (const size of sizes) {
    const database = openDatabase({ url: bench.databaseUrl, poolSize: 2, onError: () => undefined })
    if (size > DEMO_SIZE) {
      console.log(`Generating up to ${size} products …`)
      await generateCatalogue(database.main, { count: size, seed: 1, now: new Date() })
    }
    const shop = await bench.startShop()
    const measured = await benchSearch(shop, database)
    console.log(`The slowest of ${size} products:\n  ${measured.slowest.join('\n  ')}`)
    figures.push({ size, ...measured })
    await shop.stop()
    await database.close()
  }
} finally {
  await bench.close()
}

const ms = (value: number) => value.toFixed(1)
console.log(
  '\n| products | first search ms | typing p50 / p95 ms | page p50 / p95 ms | index of a language ms | others meanwhile p95 / most ms | memory MB |',
)
console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
for (const { size, firstMs, typing, page, indexMs, meanwhile, residentMb } of figures)
  console.log(
    `| ${size} | ${firstMs.toFixed(0)} | ${ms(typing.p50)} / ${ms(typing.p95)} | ${ms(page.p50)} / ${ms(page.p95)} | ${indexMs} | ${ms(meanwhile.p95)} / ${ms(meanwhile.most)} | ${residentMb} |`,
  )
const missed = figures.filter(({ typing, page }) => typing.p95 > TYPING_BUDGET_MS || page.p95 > PAGE_BUDGET_MS)
console.log(
  missed.length === 0
    ? `\nAll within ${TYPING_BUDGET_MS} ms while typing and ${PAGE_BUDGET_MS} ms for a page of results (p95).`
    : `\nOver budget at ${missed.map(({ size }) => size).join(', ')} products.`,
)
process.exitCode = missed.length === 0 ? 0 : 1
