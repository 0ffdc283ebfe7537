import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { decimalOf } from '@firkant/domain/money/money.ts'
import type { ReportPeriod } from '@firkant/domain/payments/payment-provider.ts'
import {
  stageOf,
  type BookedPayment,
  type DifferenceKind,
  type PaymentDifference,
} from '@firkant/domain/payments/reconcile-payments.ts'
import { reconcilePeriod, type Reconciliation } from '../../features/payments/reconcile-period.ts'
import { createOrderServices } from '../../start/services/order-services.ts'
import { DONE, DONE_IN_PART, withDatabase, type CommandContext } from '../command.ts'

const DIFFERENT = 1

const NAMES: Readonly<Record<DifferenceKind, string>> = {
  missingHere: 'missing here',
  missingThere: 'missing there',
  otherAmount: 'other amount',
  otherState: 'other state',
}

function describeSide(payment: BookedPayment | undefined): string {
  if (!payment) return 'nothing'
  const { state, amountMinor, currency, refundedMinor } = payment
  const refunds = refundedMinor > 0 ? `, ${decimalOf(refundedMinor).toFixed(2)} refunded` : ''
  return `${stageOf(state)} (${state}) ${decimalOf(amountMinor).toFixed(2)} ${currency}${refunds}`
}

function describeDifference({ kind, reference, here, there }: PaymentDifference): string {
  const order = here ? `  order ${here.orderNumber}` : ''
  return `  ${NAMES[kind].padEnd(13)}  ${reference}${order}  here ${describeSide(here)}; there ${describeSide(there)}\n`
}

function describe({ provider, compared, differences, isListed, unread }: Reconciliation): string {
  const counts = `${compared} compared, ${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}`
  const limit = isListed ? '' : '; it lists no payments, so only ours were looked up'
  const lines = [`${provider}: ${counts}${limit}\n`, ...differences.map(describeDifference)]
  for (const { reference, orderNumber } of unread) lines.push(`  not asked      ${reference}  order ${orderNumber}\n`)
  return lines.join('')
}

export interface Reconciling {
  readonly period: ReportPeriod
  /** All providers if absent. */
  readonly provider?: string | undefined
}

/** The test bank is served by the shop itself: it must be running. */
function providersOf({ config, now }: CommandContext, database: Parameters<Parameters<typeof withDatabase>[1]>[0]) {
  const ownUrl = () => `http://127.0.0.1:${config.port}`
  const services = createOrderServices({ config, database, brand: BRANDS[config.brand], now: () => now, ownUrl })
  return services.providers.withBooks
}

export async function reconcile(context: CommandContext, { period, provider }: Reconciling): Promise<number> {
  const reconciled = await withDatabase(context, async (database) => {
    const all = providersOf(context, database)
    const chosen = all.filter(({ key }) => provider === undefined || key === provider)
    if (chosen.length === 0)
      throw new Error(`There is no provider "${provider}" to ask. There are: ${all.map(({ key }) => key).join(', ')}.`)
    const done: Reconciliation[] = []
    for (const each of chosen)
      done.push(await reconcilePeriod(database.main, { brand: context.config.brand, provider: each, period }))
    return done
  })
  for (const each of reconciled) context.print(describe(each))
  if (reconciled.some(({ differences }) => differences.length > 0)) return DIFFERENT
  return reconciled.some(({ unread }) => unread.length > 0) ? DONE_IN_PART : DONE
}
