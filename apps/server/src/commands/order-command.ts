import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { parseOrderNumber } from '@firkant/domain/orders/order-number.ts'
import { possibleSteps, STAFF_STEPS, takeStaffStep, type StaffStep } from '../features/orders/staff-steps.ts'
import { DONE, withDatabase, type Command } from './command.ts'

const isStep = (word: string | undefined): word is StaffStep => (STAFF_STEPS as readonly string[]).includes(word ?? '')

export const orderCommand: Command = {
  usage: 'order NUMBER STEP',
  help: `takes a step with an order and mails its buyer: ${STAFF_STEPS.join(', ')}`,
  async run(context) {
    const { config, args, now, print } = context
    const [written = '', step] = args
    const number = parseOrderNumber(written)
    if (number === undefined) throw new Error(`"${written}" is no order number. See the newest: npm run shop -- orders`)
    if (!isStep(step)) throw new Error(`Say what to do with ${number}: ${STAFF_STEPS.join(', ')}.`)
    const world = { brand: BRANDS[config.brand], publicUrl: config.publicUrl }
    const moved = await withDatabase(context, (database) => takeStaffStep(database, { number, step, now, world }))
    if (!moved) throw new Error(`${BRANDS[config.brand].name} has no order ${number}. Another brand? Set BRAND.`)
    const { state } = moved.stored
    if (moved.type === 'refused') {
      const possible = possibleSteps(moved.stored)
      const instead =
        possible.length > 0 ? `Possible now: ${possible.join(', ')}.` : 'Nothing more can be done with it.'
      throw new Error(`${number} is ${state}: it can't ${step}. ${instead}`)
    }
    print(moved.type === 'moved' ? `  ${number} is ${state}\n` : `  ${number} was ${state} already\n`)
    return DONE
  },
}
