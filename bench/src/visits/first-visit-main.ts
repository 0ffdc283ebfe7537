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

/** How each document is opened. A browser that does not call itself mobile gets a wide window's document first. */
const WAYS = [
  ...visits.map((visit) => ({ visit, device: 'phone' as const, name: visit })),
  ...(visits.includes('first')
    ? [{ visit: 'first' as const, device: 'unnamed' as const, name: 'first, no mobile name' }]
    : []),
]

async function measurePage(brand: BrandKey, kind: WeighedPage) {
  const addresses = shops.map(({ name, origin }) => ({ name, address: addressOf(origin, brand, kind) }))
  const { origin, pathname } = new URL(addresses.at(-1)?.address ?? '')
  const reference = await startReference(origin)
  const rows = [{ name: BARE, address: reference.origin + pathname }, ...addresses].flatMap(({ name, address }) =>
    // It asks nothing, so both visits are one.
    (name === BARE ? WAYS.slice(0, 1) : WAYS).map((way) => ({ name, address, way, found: [] as VisitFigures[] })),
  )
  // The first round fills the caches of the shops.
  for (let round = 0; round <= rounds; round += 1) {
    process.stderr.write(`\r  ${brand}, ${kind}: round ${round} of ${rounds}   `)
    for (const { address, way, found } of rows) {
      const figures = await measureVisit(browser, address, way)
      if (round > 0) found.push(figures)
    }
  }
  process.stderr.write('\r')
  await reference.stop()
  return rows
}

const HEADS = [
  'FCP, s',
  'LCP, s',
  'TBT, s',
  'longest task, ms',
  'requests',
  'JS, kB',
  'HTML raw, kB',
  'styles, kB',
  'all, kB',
]
console.log(`| brand | page | document | visit | ${HEADS.join(' | ')} |`)
console.log(`| --- | --- | --- | --- |${' ---: |'.repeat(HEADS.length)}`)
for (const brand of brands)
  for (const kind of kinds)
    for (const { name, way, found } of await measurePage(brand, kind)) {
      const of = (key: keyof VisitFigures) => median(found.map((figures) => figures[key]))
      const seconds = (['fcpMs', 'lcpMs', 'tbtMs'] as const).map((key) => (of(key) / 1000).toFixed(2))
      const counts = [of('longestMs'), of('requests')].map((figure) => figure.toFixed(0))
      const sizes = (['scriptBytes', 'htmlBytes', 'styleBytes', 'bytes'] as const).map((key) =>
        (of(key) / 1000).toFixed(1),
      )
      const cells = [brand, kind, name, name === BARE ? '' : way.name, ...seconds, ...counts, ...sizes]
      console.log(`| ${cells.join(' | ')} |`)
    }
await browser.close()
