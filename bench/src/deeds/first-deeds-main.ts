import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { VISITS } from '../../../scripts/page-weight/phone.ts'
import { ensureFullChromium } from '../../../scripts/programs/chromium.ts'
import { openBench } from '../bench-shop.ts'
import { median } from '../load/load.ts'
import { DEEDS, type Deed } from './deeds.ts'
import { measureDeed, measureReading, type DeedFigures, type DeedVisit } from './measure-deed.ts'
import { TRIGGER_NAMES, TRIGGERS } from './triggers.ts'

/**
 * `npm run bench:first-deeds`: what somebody waits whose first deed it is, on a slow phone; `-- --triggers` compares when
 * React may come. `--origin http://localhost:3000` measures a shop that runs already, `--only heart,menu` some deeds.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    origin: { type: 'string' },
    only: { type: 'string' },
    triggers: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50) throw new Error('--rounds is a number from 1 to 50')
if (values.origin !== undefined && !/^http:\/\/localhost:\d+$/.test(values.origin))
  throw new Error('--origin is a shop on this machine: http://localhost:3000')
const only = values.only?.split(',')
const deeds = DEEDS.filter(({ name }) => only?.includes(name) ?? true)

const MAX_ANSWER_MS = 200
const MAX_TOLD_MS = 100
/** What is compared: an answer of the server, of the page, and panels that are loaded. */
const COMPARED = ['menu', 'cart', 'add to cart', 'quantity']

async function medianOf(work: () => Promise<DeedFigures>): Promise<DeedFigures> {
  const found: DeedFigures[] = []
  for (let round = 0; round < rounds; round += 1) found.push(await work())
  const of = (key: keyof DeedFigures) => median(found.map((one) => one[key]))
  return {
    toldMs: of('toldMs'),
    answerMs: of('answerMs'),
    wholeMs: of('wholeMs'),
    inpMs: of('inpMs'),
    longestTaskMs: of('longestTaskMs'),
  }
}

const ms = (value: number) => value.toFixed(0)

async function showDeeds(browser: Browser, origin: string): Promise<boolean> {
  const over: string[] = []
  console.log(`\n| first deed | on | visit | told, ms | answer, ms | whole, ms | INP, ms | longest task, ms |`)
  console.log('| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |')
  const measure = async (deed: Deed, visit: (typeof VISITS)[number]) => {
    const found = await medianOf(() => measureDeed(browser, origin, { deed, visit, trigger: 'now' }))
    const { toldMs, answerMs, wholeMs, inpMs, longestTaskMs } = found
    console.log(
      `| ${deed.name} | ${deed.on} | ${visit} | ${ms(toldMs)} | ${ms(answerMs)} | ${ms(wholeMs)} | ${ms(inpMs)} | ${ms(longestTaskMs)} |`,
    )
    if (toldMs > MAX_TOLD_MS || answerMs > MAX_ANSWER_MS) over.push(`${deed.name}, ${visit} visit`)
  }
  for (const deed of deeds) for (const visit of VISITS) if ((deed.only ?? visit) === visit) await measure(deed, visit)
  console.log(over.length === 0 ? '\nAll are answered in time.' : `\nToo late: ${over.join('; ')}`)
  return over.length === 0
}

async function showTriggers(browser: Browser, origin: string): Promise<void> {
  const compared = deeds.filter(({ name }) => COMPARED.includes(name))
  const heads = compared.flatMap(({ name }) => [`${name}: answer / INP`, `the same after a scroll`])
  console.log(`\n| React comes | JavaScript of who looks / scrolls, kB | ${heads.join(' | ')} |`)
  console.log(`| --- | ---: |${' ---: |'.repeat(heads.length)}`)
  for (const trigger of TRIGGERS) {
    const { looked = 0, moved = 0 } = await measureReading(browser, origin, trigger)
    const cells: string[] = []
    for (const deed of compared)
      for (const hasScrolled of [false, true]) {
        const deedVisit: DeedVisit = { deed, visit: 'first', trigger, hasScrolled }
        const { answerMs, inpMs } = await medianOf(() => measureDeed(browser, origin, deedVisit))
        cells.push(`${ms(answerMs)} / ${ms(inpMs)}`)
      }
    console.log(`| ${TRIGGER_NAMES[trigger]} | ${looked.toFixed(1)} / ${moved.toFixed(1)} | ${cells.join(' | ')} |`)
  }
}

const bench = values.origin === undefined ? await openBench() : undefined
try {
  const shop = await bench?.startShop()
  const origin = values.origin ?? shop?.origin.replace('127.0.0.1', 'localhost') ?? ''
  const browser = await chromium.launch({
    executablePath: ensureFullChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  if (values.triggers) await showTriggers(browser, origin)
  else if (!(await showDeeds(browser, origin))) process.exitCode = 1
  await browser.close()
  await shop?.stop()
} finally {
  await bench?.close()
}
