import { existsSync, readdirSync } from 'node:fs'
import { readStoredContent, writeContentFiles } from '../../features/content/importing/export-content.ts'
import { DONE, pathOf, withDatabase, type Command } from '../command.ts'

export const exportContentCommand: Command = {
  usage: 'export-content FOLDER',
  help: 'writes pages, frames, feeds and settings as the files that import-content reads; the folder is new or empty',
  async run(context) {
    const { progress, args } = context
    const [name, ...others] = args
    if (name === undefined || others.length > 0) throw new Error('Name one folder to write to, such as content-copy.')
    const folder = pathOf(context, name)
    // Files of deleted pages would remain among the new ones, and come back with the next import.
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new Error(`${folder} is not empty. Name a new folder, or empty it first.`)
    return withDatabase(context, async (database) => {
      progress.step('Content')
      const files = await readStoredContent(database.main, new Date())
      if (files.size === 0) throw new Error('No content is stored here yet: see import-content.')
      writeContentFiles(folder, files)
      progress.done(`${files.size} files in ${folder}`)
      return DONE
    })
  },
}
