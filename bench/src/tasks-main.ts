import { chromium, type CDPSession, type Page } from '@playwright/test'
import { measureTasks, type PageTasks } from '../../scripts/page-weight/page-tasks.ts'
import { DEVICES, type Device } from '../../scripts/page-weight/phone.ts'
import { WEIGHED_PAGES } from '../../scripts/page-weight/weigh-page.ts'
import { ensureFullChromium } from '../../scripts/programs/chromium.ts'
import { median } from './load/load.ts'
import { withSlowDevice } from './page-vitals.ts'

/**
 * `npm run bench:tasks -- ORIGIN…`: the longest tasks of a first visit on a slow phone, and on a tablet that calls itself a
 * desktop, before anybody touches the page and after, in time of the thread. Shops alternate, e.g. before and after a change.
 */
const ROUNDS = 5
const OWN = /^http:\/\/localhost(?::\d+)?$/

const origins = process.argv.slice(2)
if (origins.length === 0 || !origins.every((origin) => OWN.test(origin))) {
  console.error('Give the origins of shops on this machine: npm run bench:tasks -- http://localhost:3000')
  process.exit(1)
}
const browser = await chromium.launch({
  executablePath: ensureFullChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const kinds = Object.entries(WEIGHED_PAGES)
const rows = (Object.keys(DEVICES) as Device[]).flatMap((device) =>
  kinds.flatMap(([kind, path]) => origins.map((origin) => ({ device, kind, path, origin, found: [] as PageTasks[] }))),
)
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const { device, path, origin, found } of rows) {
    const measure = (page: Page, session: CDPSession) => measureTasks(page, session, origin + path)
    found.push(await withSlowDevice(browser, { visit: 'first', device }, measure))
  }
  process.stdout.write(`\r  round ${round} of ${ROUNDS}`)
}
await browser.close()
console.log('\n| on | page | shop | longest task before a touch, ms | after it, ms | reference, ms | elements put in |')
console.log('| --- | --- | --- | ---: | ---: | ---: | ---: |')
for (const { device, kind, origin, found } of rows) {
  const of = (key: keyof PageTasks) => median(found.map((one) => one[key])).toFixed(0)
  console.log(
    `| ${device} | ${kind} | ${origin} | ${of('loadMs')} | ${of('touchMs')} | ${of('referenceMs')} | ${of('redrawn')} |`,
  )
}
