import { parseArgs } from 'node:util'
import { generateCatalogue } from '@firkant/server/features/demo/generated/generate-catalogue.ts'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { openBench } from '../bench-shop.ts'
import { printTable } from '../report.ts'
import { coldAddresses } from './cold-addresses.ts'
import { benchColdPages, untilIdle } from './cold-bench.ts'
import { benchCrawl } from './crawl-bench.ts'
import { benchSale } from './sale-bench.ts'

/**
 * `npm run bench:cold [-- --products 10000 --seconds 6 --kinds start,product,cart,checkout,my-pages --profile FOLDER]`:
 * pages that are rendered for every request, beside a bare server that sends the same bytes. `--crawl`: every product page
 * once instead, by a shop that keeps documents as in operation, while others use it. `--sale`: how many kept pages stay
 * while one order a second is placed.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '6' },
    kinds: { type: 'string', default: 'start,category,product,search' },
    crawl: { type: 'boolean', default: false },
    sale: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
})

const bench = await openBench({ withLogins: true })
try {
  const database = openDatabase({ url: bench.databaseUrl, poolSize: 2, onError: () => undefined })
  const count = Number(values.products)
  if (count > 204) {
    console.log(`Generating up to ${count} products …`)
    await generateCatalogue(database.main, { count, seed: 1, now: new Date() })
  }
  const addresses = await coldAddresses(database.main)
  const { profile } = values
  if (values.sale) {
    const shop = await bench.startShop({}, { profile })
    await untilIdle(shop)
    printTable('One order a second', await benchSale(shop, { db: database.main, addresses }))
    await shop.stop()
  } else if (values.crawl) {
    // The first start makes the index, as the first one after an import does.
    const first = await bench.startShop()
    await untilIdle(first)
    await first.stop()
    const shop = await bench.startShop({}, { profile })
    await untilIdle(shop)
    const paths = Array.from({ length: count }, (_, index) => addresses.product(index))
    printTable('A crawl (16 connections)', await benchCrawl(shop, [...new Set(paths)]))
    await shop.stop()
  } else {
    const shop = await bench.startShop({ HTML_CACHE_MB: '0' }, { profile })
    const kinds = values.kinds.split(',')
    const rows = await benchColdPages(shop, { addresses, kinds, seconds: Number(values.seconds) })
    printTable('Pages rendered for every request (16 connections)', rows)
    await shop.stop()
  }
  await database.close()
} finally {
  await bench.close()
}
