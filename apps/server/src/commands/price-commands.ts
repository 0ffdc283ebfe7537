import { parseArgs } from 'node:util'
import { endReductions } from '../features/pricing/end-price.ts'
import { type Command, DONE, withDatabase } from './command.ts'
import { explainSku } from './reports/why.ts'

export const whyCommand: Command = {
  usage: 'why SKU [--json]',
  help: 'prints from which records a sku has its price, its reference price and its claims',
  async run(context) {
    const { values, positionals } = parseArgs({
      args: context.args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    })
    const [sku] = positionals
    if (sku === undefined) throw new Error('Give a sku, such as NORDLO-3-GREEN.')
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
