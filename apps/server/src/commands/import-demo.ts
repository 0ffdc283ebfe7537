import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { readContentFiles } from '../features/content/content-files.ts'
import { settings } from '../features/content/content-tables.ts'
import { importContent } from '../features/content/import-content.ts'
import { demoLogins, importDemoAccounts } from '../features/demo/demo-accounts.ts'
import { readDemoCatalogue } from '../features/demo/demo-files.ts'
import { importDemoCatalogue } from '../features/demo/import-demo-catalogue.ts'
import { importPromotions, joinGroup, readPromotionFile } from '../features/promotions/import-promotions.ts'
import type { Database } from '../platform/database/database.ts'
import { importDemoOrders } from './demo-orders.ts'
import type { ProgressLine } from './progress-line.ts'

export const DEMO_FOLDER = resolve(import.meta.dirname, '../../../../demo')

export const DEMO_PROMOTIONS = 'promotions/promotions.json'

/** All brands share the mark that tells which demo data the database holds. */
const MARK = { brand: '', language: '', key: 'demo-data' } as const

function fingerprint(folder: string): string {
  const digest = createHash('sha256')
  for (const part of ['catalogue', 'content', 'promotions']) {
    const files = readdirSync(join(folder, part), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted())
      digest.update(path).update(readFileSync(path))
  }
  return digest.digest('hex')
}

/** Loads the demo shop, unless the database holds this very demo already. */
export async function importDemo(
  database: Database,
  options: { progress: ProgressLine; withLogins: boolean; folder?: string; now?: Date },
): Promise<void> {
  const { progress, folder = DEMO_FOLDER, now = new Date() } = options
  const db = database.main
  const print = fingerprint(folder)
  const isMark = and(eq(settings.brand, MARK.brand), eq(settings.language, MARK.language), eq(settings.key, MARK.key))
  const [known] = await db.select({ value: settings.value }).from(settings).where(isMark)
  if (known?.value === print) return

  progress.step('Demo products')
  const demo = readDemoCatalogue(folder)
  await importDemoCatalogue(db, demo, { now, onProduct: progress.count })
  progress.done(`${demo.products.length} products, ${demo.media.length} pictures`)
  if (options.withLogins) await importDemoAccounts(db)
  await importPromotions(db, readPromotionFile(join(folder, DEMO_PROMOTIONS)))
  await joinGroup(
    db,
    'regulars',
    Object.keys(BRANDS).map((brand) => demoLogins(brand).customer),
  )
  progress.step('Demo content')
  const content = readContentFiles(join(folder, 'content'))
  const { changed, unchanged } = await importContent(db, content, {
    now,
    mediaDir: join(folder, 'images'),
    onPage: progress.count,
  })
  progress.done(`${changed} pages new or changed, ${unchanged} as before`)
  if (options.withLogins) {
    progress.step('Demo orders')
    progress.done(`${await importDemoOrders(database, now)} orders placed`)
  }
  const row = { ...MARK, value: print }
  await db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: [settings.brand, settings.language, settings.key], set: row })
}
