import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { BRAND_KEYS, isBrandKey, type BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { VISITS } from '../../../scripts/page-weight/phone.ts'
import { WEIGHED_PAGES, type WeighedPage } from '../../../scripts/page-weight/weigh-page.ts'
import { ensureFullChromium } from '../../../scripts/programs/chromium.ts'
import { median } from '../load/load.ts'
import { measureVisit, type VisitFigures } from '../page-vitals.ts'
import { startReference } from '../reference-page.ts'
import { addressOf } from './shop-pages.ts'

/**
 * `npm run bench:first-visit -- --shop before=http://localhost:4000 --shop now=http://localhost:4100`: what somebody waits who
 * comes for the first time, and later, on a slow phone, in shops that run already (each with `--brand all`, its first port is
 * given), beside the last one's documents without style and scripts. All take turns, so that other load affects them alike.
 */
const { values } = parseArgs({
  options: {
    shop: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '5' },
    brands: { type: 'string', default: BRAND_KEYS.join() },
    pages: { type: 'string', default: Object.keys(WEIGHED_PAGES).join() },
    visits: { type: 'string', default: VISITS.join() },
  },
})
const OWN = /^[\w-]+=http:\/\/localhost:\d+$/
const BARE = 'without style and scripts'

function readOptions() {
  const shops = (values.shop ?? []).map((shop) => {
    if (!OWN.test(shop)) throw new Error('--shop is a name and a shop on this machine: now=http://localhost:4000')
    const [name = '', origin = ''] = shop.split('=')
    return { name, origin }
  })
  if (shops.length === 0) throw new Error('Give at least one shop: --shop now=http://localhost:4000')
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50) throw new Error('--rounds is a number from 1 to 50')
  const brands = values.brands.split(',').filter(isBrandKey)
  const kinds = values.pages.split(',').filter((page): page is WeighedPage => page in WEIGHED_PAGES)
  const visits = VISITS.filter((visit) => values.visits.split(',').includes(visit))
  return { shops, rounds, brands, kinds, visits }
}

const { shops, rounds, brands, kinds, visits } = readOptions()
const browser = await chromium.launch({
  executablePath: ensureFullChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})

async function measurePage(brand: BrandKey, kind: WeighedPage) {
  const addresses = shops.map(({ name, origin }) => ({ name, address: addressOf(origin, brand, kind) }))
  const { origin, pathname } = new URL(addresses.at(-1)?.address ?? '')
  const reference = await startReference(origin)
  const rows = [{ name: BARE, address: reference.origin + pathname }, ...addresses].flatMap(({ name, address }) =>
    visits
      // It asks nothing, so both visits are one.
      .filter((_, index) => name !== BARE || index === 0)
      .map((visit) => ({ name, address, visit, found: [] as VisitFigures[] })),
  )
  // The first round fills the caches of the shops.
  for (let round = 0; round <= rounds; round += 1)
    for (const { address, visit, found } of rows) {
      const figures = await measureVisit(browser, address, visit)
      if (round > 0) found.push(figures)
    }
  await reference.stop()
  return rows
}

console.log('| brand | page | document | visit | FCP, s | LCP, s | TBT, ms | longest task, ms | requests | kB |')
console.log('| --- | --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |')
for (const brand of brands)
  for (const kind of kinds)
    for (const { name, visit, found } of await measurePage(brand, kind)) {
      const of = (key: keyof VisitFigures) => median(found.map((figures) => figures[key]))
      const cells = [
        brand,
        kind,
        name,
        name === BARE ? '' : visit,
        ...[of('fcpMs'), of('lcpMs')].map((ms) => (ms / 1000).toFixed(2)),
        ...[of('tbtMs'), of('longestMs'), of('requests'), of('bytes') / 1000].map((figure) => figure.toFixed(0)),
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
await browser.close()
