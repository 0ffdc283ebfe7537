import { parseArgs } from 'node:util'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { parseOrderNumber } from '@firkant/domain/orders/order-number.ts'
import { CARRIERS, isCarrier, readParcelNumber, type OrderParcel } from '@firkant/domain/orders/order-parcel.ts'
import type { MovedOrder } from '../features/orders/move-order.ts'
import { possibleSteps, STAFF_STEPS, takeStaffStep, type StaffStep } from '../features/orders/staff-steps.ts'
import { DONE, withDatabase, type Command } from './command.ts'

const isStep = (word: string | undefined): word is StaffStep => (STAFF_STEPS as readonly string[]).includes(word ?? '')

/** `postnord:00370730254738835241` */
function readParcel(written: string): OrderParcel {
  const [carrier = '', given = ''] = written.split(':')
  const number = readParcelNumber(given)
  if (!isCarrier(carrier) || number === undefined)
    throw new Error(`"${written}" is no parcel. Write CARRIER:NUMBER, with ${Object.keys(CARRIERS).join(', ')}.`)
  return { carrier, number }
}

function readArgs(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    options: { restock: { type: 'boolean', default: false }, parcel: { type: 'string' } },
    allowPositionals: true,
  })
  const [written = '', step] = positionals
  const number = parseOrderNumber(written)
  if (number === undefined) throw new Error(`"${written}" is no order number. See the newest: npm run shop -- orders`)
  if (!isStep(step)) throw new Error(`Say what to do with ${number}: ${STAFF_STEPS.join(', ')}.`)
  if (values.restock && step !== 'receive-return')
    throw new Error('--restock makes returned items available for sale again: use it with receive-return only.')
  if (values.parcel !== undefined && step !== 'ship') throw new Error('--parcel is for ship only.')
  const parcel = values.parcel === undefined ? undefined : readParcel(values.parcel)
  return { number, step, isSellable: values.restock, parcel }
}

function describeMove({ type, stored, restocked = [] }: MovedOrder): string {
  const { state, order } = stored
  if (type !== 'moved') return `  ${order.number} was ${state} already\n`
  const items = restocked.map(({ sku, quantity }) => `  on the shelf again: ${quantity} × ${sku}\n`)
  return `  ${order.number} is ${state}\n${items.join('')}`
}

export const orderCommand: Command = {
  usage: 'order NUMBER STEP [--restock] [--parcel CARRIER:NUMBER]',
  help: `takes a step with an order and mails its buyer: ${STAFF_STEPS.join(', ')}; with receive-return, --restock makes the items available for sale again; with ship, --parcel tells the buyer what to follow`,
  async run(context) {
    const { config, args, now, print } = context
    const { number, step, isSellable, parcel } = readArgs(args)
    const shop = { brand: BRANDS[config.brand], publicUrl: config.publicUrl }
    const work = { number, step, isSellable, parcel, now, shop }
    const moved = await withDatabase(context, (database) => takeStaffStep(database, work))
    if (!moved) throw new Error(`${BRANDS[config.brand].name} has no order ${number}. Another brand? Set BRAND.`)
    if (moved.type === 'refused') {
      const possible = possibleSteps(moved.stored)
      const instead =
        possible.length > 0 ? `Possible now: ${possible.join(', ')}.` : 'Nothing more can be done with it.'
      throw new Error(`${number} is ${moved.stored.state}: it can't ${step}. ${instead}`)
    }
    print(describeMove(moved))
    return DONE
  },
}
