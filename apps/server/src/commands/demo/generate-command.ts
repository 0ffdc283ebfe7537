import { parseArgs } from 'node:util'
import type { ImportStep } from '../../features/catalog-files/import-records.ts'
import { generateCatalogue } from '../../features/demo/generated/generate-catalogue.ts'
import { DONE, withDatabase, type Command } from '../command.ts'
import { describeReport, stepText } from '../files/import-report-text.ts'

const MAX_PRODUCTS = 1_000_000

export const generateCommand: Command = {
  usage: 'generate N [--seed 1]',
  help: 'adds invented products to the demo shop until it has N of them, for measurements (not in production)',
  async run(context) {
    const { values, positionals } = parseArgs({
      args: context.args,
      allowPositionals: true,
      options: { seed: { type: 'string', default: '1' } },
    })
    const [count, seed] = [Number(positionals[0]), Number(values.seed)]
    if (!Number.isInteger(count) || count < 1 || count > MAX_PRODUCTS)
      throw new Error(`Say how many products: a whole number from 1 to ${MAX_PRODUCTS}.`)
    if (!Number.isInteger(seed) || seed < 0) throw new Error('--seed is a whole number from 0 on.')
    const { config, progress, now } = context
    if (config.isProduction) throw new Error('Invented products are not loaded in production mode.')
    return withDatabase(context, async (database) => {
      progress.step('Invented products')
      const onStep = (step: ImportStep) => progress.phase(stepText(step))
      const options = { count, seed, now, onProgress: progress.count, onStep }
      const report = await generateCatalogue(database.main, options)
      progress.done(describeReport(report))
      return DONE
    })
  },
}
