import { readContentFiles } from '../features/content/content-files.ts'
import { importContent } from '../features/content/import-content.ts'
import { DONE, pathOf, withDatabase, type Command } from './command.ts'
import { DEMO_FOLDER } from './import-demo.ts'

export const importContentCommand: Command = {
  usage: 'import-content [FOLDER]',
  help: 'loads content files; wrong ones are named with file and line, nothing is half-loaded',
  async run(context) {
    const { progress, args } = context
    const [folder] = args
    const content = readContentFiles(folder === undefined ? `${DEMO_FOLDER}/content` : pathOf(context, folder))
    return withDatabase(context, async (database) => {
      progress.step('Content')
      const { changed, unchanged } = await importContent(database.main, content, { onPage: progress.count })
      progress.done(`${changed} pages new or changed, ${unchanged} as before`)
      return DONE
    })
  },
}
