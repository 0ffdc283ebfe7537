import { parseArgs } from 'node:util'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { isBrandKey } from '@firkant/domain/brand/brand-key.ts'
import { generateCustomers } from '../../features/demo/generated/generate-customers.ts'
import { DONE, withDatabase, type Command } from '../command.ts'

const MAX_CUSTOMERS = 1_000_000

export const generateCustomersCommand: Command = {
  usage: 'generate-customers N [--brand hjemly]',
  help: 'adds invented customers with orders to the demo shop until it has N of them, for measurements (not in production)',
  async run(context) {
    const { values, positionals } = parseArgs({
      args: context.args,
      allowPositionals: true,
      options: { brand: { type: 'string', default: 'hjemly' } },
    })
    const count = Number(positionals[0])
    if (!Number.isInteger(count) || count < 1 || count > MAX_CUSTOMERS)
      throw new Error(`Say how many customers: a whole number from 1 to ${MAX_CUSTOMERS}.`)
    if (!isBrandKey(values.brand)) throw new Error(`There is no brand "${values.brand}".`)
    const { config, progress } = context
    if (config.isProduction) throw new Error('Invented customers are not loaded in production mode.')
    const brand = BRANDS[values.brand]
    return withDatabase(context, async (database) => {
      progress.step('Invented customers')
      const made = await generateCustomers(database.main, { brand, count, onProgress: progress.count })
      progress.done(`${made.customers} customers, ${made.orders} orders`)
      return DONE
    })
  },
}
