import { parseArgs } from 'node:util'
import { recordImport } from '../../features/change-sets/record-import.ts'
import { readContentFiles } from '../../features/content/importing/content-files.ts'
import { describeContentProblems } from '../../features/content/importing/content-problems.ts'
import { checkContent, importContent } from '../../features/content/importing/import-content.ts'
import { filmFolder } from '../../start/settings/file-store-settings.ts'
import { DONE, pathOf, withDatabase, type Command } from '../command.ts'

export const importContentCommand: Command = {
  usage: 'import-content [--check] [FOLDER]',
  help: 'loads content files; wrong ones are named with file and line, nothing is half-loaded; --check only looks',
  async run(context) {
    const { progress, config, print } = context
    const { values, positionals } = parseArgs({
      args: context.args,
      allowPositionals: true,
      options: { check: { type: 'boolean' } },
    })
    const [folder] = positionals
    const content = readContentFiles(folder === undefined ? config.contentDir : pathOf(context, folder))
    return withDatabase(context, async (database) => {
      progress.step('Content')
      const load = values.check ? checkContent : importContent
      const { changed, unchanged, warnings } = await load(database.main, content, {
        mediaDir: filmFolder(config),
        lawStrict: config.lawStrict,
        onPage: progress.count,
        onDocuments: recordImport,
      })
      progress.done(`${changed} pages ${values.check ? 'would be ' : ''}new or changed, ${unchanged} as before`)
      if (warnings.length > 0)
        print(`${describeContentProblems(warnings)}\nThese were taken as they are; look at them.\n`)
      return DONE
    })
  },
}
