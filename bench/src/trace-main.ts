import { chromium } from '@playwright/test'
import type { PageTrace } from '../../scripts/page-weight/page-trace.ts'
import { VISITS } from '../../scripts/page-weight/phone.ts'
import { ensureChromium } from '../../scripts/programs/chromium.ts'
import { median } from './load/load.ts'
import { measureTrace } from './page-vitals.ts'

/**
 * `npm run bench:trace -- ADDRESS…`: style, layout and script time of each page on a slow phone, of a
 * first visit and of a later one. They alternate, so that other load affects all of them, e.g. a shop before and after a change.
 */
const ROUNDS = 7
const OWN = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?\//

const addresses = process.argv.slice(2)
if (addresses.length === 0 || !addresses.every((address) => OWN.test(address))) {
  console.error('Give the addresses of pages of shops on this machine: npm run bench:trace -- http://127.0.0.1:3000/')
  process.exit(1)
}
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const traces = addresses.flatMap((address) => VISITS.map((visit) => ({ address, visit, found: [] as PageTrace[] })))
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const { address, visit, found } of traces) {
    const trace = await measureTrace(browser, address, visit)
    // The first round fills the caches of shop and browser.
    if (round > 0) found.push(trace)
  }
  process.stdout.write(`\r  round ${round} of ${ROUNDS}`)
}
await browser.close()
console.log('\n| page | visit | style ms | passes | elements | layout ms | script ms | longest task ms |')
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
for (const { address, visit, found } of traces) {
  const of = (key: keyof PageTrace) => median(found.map((trace) => trace[key])).toFixed(0)
  const spread = found.map(({ styleMs }) => styleMs).toSorted((a, b) => a - b)
  console.log(
    `| ${address} | ${visit} | ${of('styleMs')} (${spread[0]?.toFixed(0)}–${spread.at(-1)?.toFixed(0)}) | ${of('stylePasses')} | ${of('styledElements')} | ${of('layoutMs')} | ${of('scriptMs')} | ${of('longestTaskMs')} |`,
  )
}
