import { parseArgs } from 'node:util'
import { ORDER_STATES, type OrderState } from '@firkant/domain/orders/order-states.ts'
import { listOrders } from '../features/orders/order-store.ts'
import { DONE, withDatabase, type Command } from './command.ts'

const MAX_SHOWN = 50
/** Orders that still need work. */
const OPEN_STATES: readonly OrderState[] = ['placed', 'awaitingConfirmation', 'paying', 'paid', 'packed', 'shipped']

const isState = (word: string): word is OrderState => (ORDER_STATES as readonly string[]).includes(word)

export const ordersCommand: Command = {
  usage: 'orders [--state STATE]',
  help: 'lists the orders that are not done, the newest first, or those in one state',
  async run(context) {
    const { values } = parseArgs({ args: context.args, options: { state: { type: 'string' } } })
    const { state } = values
    if (state !== undefined && !isState(state))
      throw new Error(`There is no state "${state}". The states: ${ORDER_STATES.join(', ')}.`)
    const states = state === undefined ? OPEN_STATES : [state]
    const found = await withDatabase(context, ({ main }) =>
      listOrders(main, { brand: context.config.brand, states, limit: MAX_SHOWN }),
    )
    for (const { number, state: is, placedAt } of found)
      context.print(`  ${number}  ${is.padEnd(14)} ${placedAt.toISOString().slice(0, 16).replace('T', ' ')}\n`)
    if (found.length === 0) context.print('  There are none.\n')
    return DONE
  },
}
