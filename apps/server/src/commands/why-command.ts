import { parseArgs } from 'node:util'
import { DONE, withDatabase, type Command } from './command.ts'
import { explainSku } from './why.ts'

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
