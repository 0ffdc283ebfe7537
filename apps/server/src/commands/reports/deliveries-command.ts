import { parseArgs } from 'node:util'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { marketTime } from '@firkant/domain/market/market-clock.ts'
import { parseOrderNumber } from '@firkant/domain/orders/order-number.ts'
import { promisedParts } from '../../features/delivery/delivery-places.ts'
import { listDeliveries, type DeliveryLoad } from '../../features/delivery/list-deliveries.ts'
import { moveDeliveryDay } from '../../features/orders/delivery-day/move-delivery-day.ts'
import { findOrderByNumber, type StoredOrder } from '../../features/orders/order-store.ts'
import { DONE, withDatabase, type Command, type CommandContext } from '../command.ts'

const MAX_SHOWN = 100
const DAY = /^\d{4}-\d{2}-\d{2}$/

function describeLoad(load: DeliveryLoad): string {
  const { day, zone, service, window, orders, places, isLate, isOverbooked } = load
  const of = places === null ? '' : ` of ${places} places`
  const faults = [...(isLate ? ['late'] : []), ...(isOverbooked ? ['overbooked'] : [])]
  const marks = faults.length > 0 ? `  ${faults.join(', ')}` : ''
  return `  ${day}  ${zone.padEnd(20)} ${service.padEnd(12)} ${window.padEnd(6)} ${orders}${of}${marks}\n`
}

async function list(context: CommandContext): Promise<void> {
  const { config, now, print } = context
  const { key: brand, markets } = BRANDS[config.brand]
  const [market = 'DK'] = markets
  const today = marketTime(market, now).day
  const loads = await withDatabase(context, ({ main }) => listDeliveries(main, { brand, today, limit: MAX_SHOWN }))
  for (const load of loads) print(describeLoad(load))
  if (loads.length === 0) print('  Nothing is promised.\n')
}

interface Slip {
  readonly slip: string
  readonly to: string
  /** From 1, of an order in several deliveries. */
  readonly part: string | undefined
}

/** Which delivery is meant, from 0. */
function partOf({ order, shown }: StoredOrder, written: string | undefined): number {
  const { length } = promisedParts(shown)
  if (written === undefined && length <= 1) return 0
  const part = Number(written)
  if (Number.isInteger(part) && part >= 1 && part <= length) return part - 1
  throw new Error(`${order.number} comes in ${length} deliveries. Name one: --part 1. ${shown.estimatedDelivery}`)
}

/** What can't be kept gets a new day, and its buyer a mail with the ways out. */
async function slip(context: CommandContext, { slip: written, to: day, part }: Slip): Promise<void> {
  const { config, now, print } = context
  const brand = BRANDS[config.brand]
  const number = parseOrderNumber(written)
  if (number === undefined) throw new Error(`"${written}" is no order number. See the newest: npm run shop -- orders`)
  if (!DAY.test(day)) throw new Error(`"${day}" is no day such as 2026-12-08.`)
  const shop = { brand, publicUrl: config.publicUrl }
  const moved = await withDatabase(context, async (database) => {
    const stored = await findOrderByNumber(database.main, brand.key, number)
    if (!stored) throw new Error(`${brand.name} has no order ${number}. Another brand? Set BRAND.`)
    const choice = { part: partOf(stored, part), day, window: '' }
    return moveDeliveryDay(database, { orderId: stored.id, choice, by: 'shop', now, shop })
  })
  if (moved.type === 'full') throw new Error(`${day} is full. See the days: npm run shop -- deliveries`)
  if (moved.type !== 'moved')
    throw new Error(`${number} can't come on ${day}: its zone is not served then, or it has come or ended.`)
  print(`  ${number}: ${moved.stored.shown.estimatedDelivery}; its buyer gets a mail\n`)
}

export const deliveriesCommand: Command = {
  usage: 'deliveries [--slip ORDER --to DAY [--part NUMBER]]',
  help: 'lists the days on which something is promised, with how much, late and overbooked ones first; --slip gives an order that can not be kept a new day (--part: one of its deliveries) and mails its buyer the ways out',
  async run(context) {
    const options = { slip: { type: 'string' }, to: { type: 'string' }, part: { type: 'string' } } as const
    const { values } = parseArgs({ args: context.args, options })
    if ((values.slip === undefined) !== (values.to === undefined)) throw new Error('--slip and --to belong together.')
    if (values.slip !== undefined && values.to !== undefined)
      await slip(context, { slip: values.slip, to: values.to, part: values.part })
    else await list(context)
    return DONE
  },
}
