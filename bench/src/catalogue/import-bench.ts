import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importRecords } from '@firkant/server/features/catalog-files/import-records.ts'
import { openCatalogueFiles } from '@firkant/server/features/catalog-files/reading/read-catalogue-files.ts'
import { generateRecords } from '@firkant/server/features/demo/generated/generate-catalogue.ts'
import { readGeneratedKeys, readTemplates } from '@firkant/server/features/demo/generated/generator-templates.ts'
import type { Drizzle } from '@firkant/server/platform/database/database.ts'

const LINES_AT_ONCE = 2000

async function writeRecords(db: Drizzle, path: string, { count, now }: { count: number; now: Date }): Promise<void> {
  const [templates, known] = [await readTemplates(db), await readGeneratedKeys(db)]
  const file = createWriteStream(path)
  let lines: string[] = []
  const flush = async () => {
    const text = lines.join('')
    lines = []
    if (!file.write(text)) await once(file, 'drain')
  }
  for (const record of generateRecords({ count, seed: 1, now, templates, has: (key) => known.has(key) })) {
    lines.push(`${JSON.stringify(record)}\n`)
    if (lines.length >= LINES_AT_ONCE) await flush()
  }
  await flush()
  file.end()
  await once(file, 'finish')
}

export interface ImportFigures {
  readonly seconds: number
  /** Processor time of the importing process, with its threads. */
  readonly cpuSeconds: number
}

/** A file with invented products up to that number, imported as a command does. */
export async function benchImport(db: Drizzle, count: number): Promise<ImportFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-import-'))
  try {
    const [path, now] = [join(folder, 'catalogue.jsonl'), new Date()]
    await writeRecords(db, path, { count, now })
    const [startedAt, before] = [performance.now(), process.cpuUsage()]
    await importRecords(
      db,
      openCatalogueFiles([{ name: 'catalogue.jsonl', path }]).source(() => undefined),
      { now },
    )
    const { user, system } = process.cpuUsage(before)
    return { seconds: (performance.now() - startedAt) / 1000, cpuSeconds: (user + system) / 1_000_000 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
