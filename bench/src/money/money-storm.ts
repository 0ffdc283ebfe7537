import { setTimeout as pause } from 'node:timers/promises'
import { isSheetWallet } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { createProgressLine } from '@firkant/server/commands/progress-line.ts'
import { giftCards } from '@firkant/server/features/promotions/promotion-tables.ts'
import { liveOrder, MONEY_LIVES, type LivedOrder } from '../../../apps/server/test/crashes/money-lives.ts'
import type { StubbornBuyer } from '../../../apps/server/test/visitors/stubborn-buyer.ts'
import { fillCheckout } from '../../../apps/server/test/visitors/test-buyer.ts'
import { createVisitor } from '../../../apps/server/test/visitors/visitor-client.ts'
import type { CheckoutBench } from '../checkout/open-checkout-bench.ts'

const WRITERS = 24
/** One kill for so many payments, at least two. */
const PAYMENTS_OF_A_KILL = 1000
const MIN_KILLS = 2
export const OWN_CARD_MINOR = 50_00
/** As many as neither lives, messages nor gift cards come round with: each meets each. */
const WAYS = [
  'card',
  'vipps',
  'klarna',
  'swish',
  'applePay',
  'invoice',
  'vipps',
  'googlePay',
  'card',
  'klarna',
  'applePay',
] as const
const WEBHOOKS = ['normal', 'twice', 'never', 'late'] as const

export interface MoneyStorm {
  readonly lived: readonly LivedOrder[]
  /** What went wrong for a buyer or for staff. */
  readonly failures: readonly string[]
  readonly kills: number
  readonly awayMs: number
  readonly tookMs: number
  /** Code → what it held at first. */
  readonly cards: ReadonlyMap<string, number>
}

interface StormPlan {
  readonly count: number
  readonly sku: string
}

interface Preparing {
  readonly at: number
  readonly sku: string
  readonly cards: Map<string, number>
}

async function prepare(bench: CheckoutBench, { at, sku, cards }: Preparing): Promise<StubbornBuyer> {
  const { origin, database } = bench
  const code = `MONEY-${String(at).padStart(6, '0')}`
  const hasCard = at % 3 === 0
  const way = WAYS[at % WAYS.length] ?? 'card'
  // What is chosen in the checkout does not count for a wallet of the browser.
  const sheet = isSheetWallet(way) ? way : undefined
  const payment = isSheetWallet(way) ? 'card' : way
  const paysByCode = payment === 'swish'
  const market = paysByCode ? 'SE' : 'DK'
  if (hasCard) {
    cards.set(code, OWN_CARD_MINOR)
    const balance = { brand: 'hjemly', market, code, balanceMinor: OWN_CARD_MINOR } as const
    await database.main.insert(giftCards).values(balance).onConflictDoNothing()
  }
  const visitor = createVisitor({ origin }, MARKETS[market].language)
  const cart = await fillCheckout(visitor, {
    email: `money-${at}@example.dk`,
    payment,
    market,
    goods: { [sku]: 2 + (at % 2) },
    more: hasCard ? [{ $type: 'AddGiftCardCodeCommand', code }] : [],
  })
  return { origin, visitor, cart, paysByCode, sheet, webhook: WEBHOOKS[at % WEBHOOKS.length] ?? 'normal' }
}

/** As long as buyers insist on an answer: on a busy machine the shop takes half a minute to come back. */
const PATIENCE_MS = 120_000
const TRY_AGAIN_MS = 500

/** A cart that met the kill is filled anew by the next visitor: nothing was bought with it. */
async function prepareAgain(work: () => Promise<StubbornBuyer>): Promise<StubbornBuyer> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(TRY_AGAIN_MS)
    }
  }
}

export async function runMoneyStorm(bench: CheckoutBench, { count, sku }: StormPlan): Promise<MoneyStorm> {
  const progress = createProgressLine(process.stdout)
  progress.step(`${count} payments`)
  const startedAt = performance.now()
  const cards = new Map<string, number>()
  const lived: LivedOrder[] = []
  const failures: string[] = []
  const kills = Math.max(MIN_KILLS, Math.floor(count / PAYMENTS_OF_A_KILL))
  const every = Math.floor(count / (kills + 1))
  let [next, away, done, killing] = [0, 0, 0, Promise.resolve()]

  async function live(at: number): Promise<void> {
    const buyer = await prepareAgain(() => prepare(bench, { at, sku, cards }))
    lived.push(await liveOrder(bench.database, buyer, MONEY_LIVES[at % MONEY_LIVES.length] ?? 'sent'))
  }
  async function write(): Promise<void> {
    while (next < count) {
      const at = next
      next += 1
      await live(at).catch((error: unknown) => failures.push(`${at}: ${String(error)}`))
      done += 1
      progress.count(done, count)
      if (done % every === 0 && done / every <= kills)
        killing = killing.then(async () => void (away += await bench.killShop()))
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  await killing
  progress.done(`${lived.length} lived, ${kills} kills`)
  return { lived, failures, kills, awayMs: away, tookMs: performance.now() - startedAt, cards }
}
