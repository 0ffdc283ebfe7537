import { watch } from 'node:fs'
import { readContentFiles } from '../features/content/content-files.ts'
import { importContent } from '../features/content/import-content.ts'
import type { Drizzle } from '../platform/database/database.ts'

/** An editor's program writes a file in several steps, and several files one after the other. */
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
  /** One line for each problem, with file and line. The shop goes on with what it had. */
  readonly onProblem: (text: string) => void
}

/** Content files are imported whenever one of them changes. */
export function watchContent({ db, folder, mediaDir, onImported, onProblem }: ContentWatchOptions): ContentWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Promise.resolve()

  async function load(): Promise<void> {
    try {
      onImported((await importContent(db, readContentFiles(folder), { mediaDir })).changed)
    } catch (error) {
      // A file may be half written or gone when it is read; the next change comes at once.
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
