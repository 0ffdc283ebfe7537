import { watch } from 'node:fs'
import { recordImport } from '../../features/change-sets/record-import.ts'
import { readContentFiles } from '../../features/content/importing/content-files.ts'
import { describeContentProblems } from '../../features/content/importing/content-problems.ts'
import { importContent } from '../../features/content/importing/import-content.ts'
import type { Drizzle } from '../../platform/database/database.ts'

/** Editors' programs save a file in several steps, and several files in a row. */
const QUIET_MS = 150

export interface ContentWatch {
  readonly load: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface ContentWatchOptions {
  readonly db: Drizzle
  readonly folder: string
  readonly mediaDir: string
  readonly onImported: (changed: number) => void
  /** One line per problem, with file and line. The shop keeps its previous content, but for what is merely told. */
  readonly onProblem: (text: string) => void
}

/** Imports the content whenever one of its files changes. */
export function watchContent({ db, folder, mediaDir, onImported, onProblem }: ContentWatchOptions): ContentWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Promise.resolve()

  async function load(): Promise<void> {
    try {
      const { changed, warnings } = await importContent(db, readContentFiles(folder), {
        mediaDir,
        onDocuments: recordImport,
      })
      if (warnings.length > 0) onProblem(describeContentProblems(warnings))
      onImported(changed)
    } catch (error) {
      // A file may be half written or missing when it is read; the next change triggers another import.
      onProblem(error instanceof Error ? error.message : String(error))
    }
  }

  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => (last = last.then(load)), QUIET_MS)
  })
  return {
    load: () => (last = last.then(load)),
    async close() {
      watcher.close()
      clearTimeout(timer)
      await last
    },
  }
}
