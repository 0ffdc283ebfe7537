import { parseArgs } from 'node:util'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { endReductions } from '../features/pricing/end-price.ts'
import { type Command, DONE, withDatabase } from './command.ts'
import { explainDelivery } from './reports/why-delivery.ts'
import { explainSku } from './reports/why.ts'

export const whyCommand: Command = {
  usage: 'why SKU [--json] [--postcode P]',
  help: 'prints from which records a sku has its price, its reference price and its claims; with a postcode, why it comes there on its day, and how often such days were kept',
  async run(context) {
    const { values, positionals } = parseArgs({
      args: context.args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, postcode: { type: 'string' } },
    })
    const [sku] = positionals
    if (sku === undefined) throw new Error('Give a sku, such as NORDLO-3-GREEN.')
    const { postcode } = values
    if (postcode !== undefined) {
      const asked = { sku, postcode, brand: BRANDS[context.config.brand], now: context.now }
      context.print(await withDatabase(context, (database) => explainDelivery(database.main, asked)))
      return DONE
    }
    const options = { sku, now: context.now, asJson: values.json }
    context.print(await withDatabase(context, (database) => explainSku(database.main, options)))
    return DONE
  },
}

export const endPriceCommand: Command = {
  usage: 'end-price SKU [--brand B] [--market M]',
  help: 'ends the reductions of a sku that run now; the log keeps them, and when they were ended',
  async run(context) {
    const { values, positionals } = parseArgs({
      args: context.args,
      allowPositionals: true,
      options: { brand: { type: 'string' }, market: { type: 'string' } },
    })
    const [sku] = positionals
    if (sku === undefined) throw new Error('Give a sku, such as NORDLO-3-GREEN.')
    const wanted = { sku, brand: values.brand, market: values.market, now: context.now }
    const ended = await withDatabase(context, (database) => endReductions(database.main, wanted))
    if (ended.length === 0)
      throw new Error(`No reduction of ${sku} runs there now. See why: npm run shop -- why ${sku}`)
    for (const { brand, market, minor } of ended)
      context.print(`  ${brand} in ${market}: ${(minor / 100).toFixed(2)} has ended\n`)
    return DONE
  },
}
