import { openS3Store } from '../../platform/file-store/s3-store.ts'
import { DONE, DONE_IN_PART, withDatabase, type Command } from '../command.ts'
import { copyFolder } from './moving/copy-folder.ts'
import { movePictures } from './moving/move-pictures.ts'

export const moveFilesCommand: Command = {
  usage: 'move-files',
  help: 'copies MEDIA_DIR and DOCUMENTS_DIR into the file store (S3_ENDPOINT) and moves uploaded pictures there; goes on where it ended',
  async run(context) {
    const { config, progress, print } = context
    const { fileStore, mediaDir, documentsDir } = config
    if (!fileStore)
      throw new Error('There is no file store: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY.')
    const files = openS3Store(fileStore)
    await files.probe()
    let failed = 0
    const onFailed = (name: string, error: unknown) => {
      failed += 1
      print(`  ${name} left out: ${error instanceof Error ? error.message : String(error)}\n`)
    }
    const folders = [
      ['media', mediaDir],
      ['documents', documentsDir],
    ] as const
    for (const [prefix, folder] of folders) {
      progress.step(`${prefix}, from ${folder}`)
      const { copied, same } = await copyFolder(files, { prefix, folder, onCount: progress.count, onFailed })
      progress.done(`${copied} copied, ${same} there already`)
    }
    progress.step('uploaded pictures and photos of reviews, from the database')
    const moved = await withDatabase(context, ({ main: db }) =>
      movePictures({ db, files }, { onCount: progress.count, onFailed }),
    )
    progress.done(`${moved} moved`)
    if (failed > 0) print(`${failed} were left out. Mend the cause and do it again: what is there is not sent twice.\n`)
    return failed === 0 ? DONE : DONE_IN_PART
  },
}
