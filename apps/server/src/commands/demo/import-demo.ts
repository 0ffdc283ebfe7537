import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSetting, saveSetting } from '../../features/content/setting-store.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ProgressLine } from '../progress-line.ts'

export const DEMO_FOLDER = resolve(import.meta.dirname, '../../../../../demo')

/** One marker for all brands: which version of the demo data is loaded. */
const MARK = { brand: '', language: '', key: 'demo-data' } as const

function fingerprint(folder: string): string {
  const digest = createHash('sha256')
  for (const part of ['catalogue', 'content', 'models', 'promotions']) {
    const files = readdirSync(join(folder, part), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted())
      digest.update(path).update(readFileSync(path))
  }
  return digest.digest('hex')
}

/** Loads the demo shop, unless this version is loaded already. */
export async function importDemo(
  database: Database,
  options: { progress: ProgressLine; withLogins: boolean; folder?: string; now?: Date; dataDir?: string },
): Promise<void> {
  const { progress, folder = DEMO_FOLDER, now = new Date(), dataDir } = options
  const db = database.main
  const print = fingerprint(folder)
  if ((await readSetting(db, MARK)) === print) return

  // Imported lazily: it pulls in most of the server, which a start with existing data does not need.
  const { importDemoData } = await import('./import-demo-data.ts')
  await importDemoData(database, { progress, withLogins: options.withLogins, folder, now, dataDir })
  await saveSetting(db, { ...MARK, value: print })
}
