import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { createProgressLine } from '@firkant/server/commands/progress-line.ts'
import { payments } from '@firkant/server/features/orders/payment-tables.ts'
import { auditMoney } from '../../../apps/server/test/crashes/money-audit.ts'
import { forgeWebhook } from '../../../apps/server/test/crashes/money-lives.ts'
import { askNow, openWork, readOrders, wrongBalances } from '../../../apps/server/test/crashes/order-audit.ts'
import type { CheckoutBench } from '../checkout/open-checkout-bench.ts'
import type { Row } from '../report.ts'
import type { MoneyStorm } from './money-storm.ts'

/** Each payment leaves a handful of jobs behind, and mails with papers among them. */
const MAX_AFTERMATH_MS = 2_400_000
const LOOK_EVERY_MS = 1000
/** Of each provider. */
const FORGED = 50
const SHOWN_FAULTS = 10

const none = (name: string, found: number): Row => ({
  name,
  value: found === 0 ? 'none' : String(found),
  budget: 'none',
  isMet: found === 0,
})
const kroner = (minor: number) => (minor / 100).toFixed(2)

/** Late webhooks and lost ones: their times are moved up, to save waiting. */
async function awaitBackground({ database }: CheckoutBench): Promise<{ jobs: number; payments: number; dead: number }> {
  const progress = createProgressLine(process.stdout)
  progress.step('What is left to do in the background')
  const until = Date.now() + MAX_AFTERMATH_MS
  for (;;) {
    const left = await openWork(database.main)
    if (left.jobs + left.payments === 0 || Date.now() > until) {
      progress.done(`${left.jobs} jobs, ${left.payments} payments`)
      return left
    }
    progress.count(left.jobs, Number.POSITIVE_INFINITY)
    await askNow(database.main)
    await database.pool.query(
      `update jobs set run_at = now() where queue like 'bank%' and state = 'waiting' and run_at > now()`,
    )
    await pause(LOOK_EVERY_MS)
  }
}

async function forge({ origin, database }: CheckoutBench): Promise<readonly boolean[]> {
  const refused: boolean[] = []
  for (const provider of ['test-bank', 'vipps', 'swish', 'klarna', 'checkout-com']) {
    const rows = await database.main.select().from(payments).where(eq(payments.provider, provider)).limit(FORGED)
    for (const payment of rows) refused.push(await forgeWebhook(origin, payment))
  }
  return refused
}

async function wrongCards({ database }: CheckoutBench, { lived, cards }: MoneyStorm): Promise<readonly string[]> {
  const returned = new Set(lived.filter(({ life }) => life === 'returned').map(({ id }) => id))
  const all = await readOrders(database.main)
  const ofReturned = new Set(
    all.filter(({ id }) => returned.has(id)).flatMap(({ document }) => document.giftCards.map(({ code }) => code)),
  )
  const rest = new Map([...cards].filter(([code]) => !ofReturned.has(code)))
  return wrongBalances(
    database.main,
    all.filter(({ id }) => !returned.has(id)),
    rest,
  )
}

/** Each order's money; whatever is wrong is printed. */
export async function auditStorm(bench: CheckoutBench, storm: MoneyStorm): Promise<readonly Row[]> {
  const refused = await forge(bench)
  const left = await awaitBackground(bench)
  const audit = await auditMoney(bench.database.main, storm.lived)
  const cards = await wrongCards(bench, storm)
  for (const fault of [...storm.failures, ...audit.wrong, ...cards].slice(0, SHOWN_FAULTS)) console.log(`  ${fault}`)
  const providers = Object.entries(audit.byProvider).map(([name, count]) => `${name} ${count}`)
  return [
    { name: 'payments, by provider', value: `${audit.payments}: ${providers.join(', ')}` },
    { name: 'kills of the shop; away in all', value: `${storm.kills}; ${(storm.awayMs / 1000).toFixed(1)} s` },
    {
      name: 'payments/s, with carts, steps of staff and kills',
      value: (storm.lived.length / (storm.tookMs / 1000)).toFixed(1),
    },
    {
      name: 'taken; given back, DKK and SEK together',
      value: `${kroner(audit.takenMinor)}; ${kroner(audit.givenBackMinor)}`,
    },
    none('buyers or staff who were refused', storm.failures.length),
    none('orders whose money differs between order, books and bank', audit.wrong.length),
    none('gift cards that hold more or less than is left of them', cards.length),
    none('forged webhooks that were taken', refused.filter((isRefused) => !isRefused).length),
    { name: 'forged webhooks that were refused', value: String(refused.filter(Boolean).length) },
    none('jobs and payments left open', left.jobs + left.payments),
    none('jobs that died', left.dead),
  ]
}
