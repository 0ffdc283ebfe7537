import { parseArgs } from 'node:util'
import type { CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import { USUALLY_EXPORTED } from '../../features/catalog-files/exports/export-records.ts'
import { FORMATS, writeCatalogueFile } from '../../features/catalog-files/exports/write-catalogue-file.ts'
import { RECORD_TYPES } from '../../features/catalog-files/record-imports.ts'
import { DONE, pathOf, withDatabase, type Command } from '../command.ts'

function oneOf<Value extends string>(name: string, value: string, known: readonly Value[]): Value {
  const found = known.find((each) => each === value)
  if (!found) throw new Error(`--${name} ${value}: there is only ${known.join(', ')}.`)
  return found
}

export const exportCommand: Command = {
  usage: 'export [--type product,price,…] [--format jsonl|csv] FILE',
  help: 'writes what import reads; without --type everything but gift cards, as JSON lines unless the name ends in .csv',
  async run(context) {
    const { values, positionals } = parseArgs({
      args: context.args,
      allowPositionals: true,
      options: { type: { type: 'string' }, format: { type: 'string' } },
    })
    const [name, ...others] = positionals
    if (name === undefined || others.length > 0) throw new Error('Name one file to write, such as catalogue.jsonl.')
    const types: readonly CatalogRecordType[] =
      values.type?.split(',').map((type) => oneOf('type', type, RECORD_TYPES)) ?? USUALLY_EXPORTED
    const format = values.format === undefined ? undefined : oneOf('format', values.format, FORMATS)
    const { progress } = context
    return withDatabase(context, async (database) => {
      progress.step('Exported')
      const done = await writeCatalogueFile(database.main, {
        path: pathOf(context, name),
        types,
        ...(format && { format }),
        onRecords: (count) => progress.count(count, Number.POSITIVE_INFINITY),
      })
      progress.done(`${done} records to ${name}`)
      return DONE
    })
  },
}
