import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { importRecords } from '../../features/catalog-files/import-records.ts'
import { readContentFiles } from '../../features/content/importing/content-files.ts'
import { importContent } from '../../features/content/importing/import-content.ts'
import { importDemoAccounts } from '../../features/demo/accounts/demo-accounts.ts'
import { demoLogins } from '../../features/demo/accounts/demo-logins.ts'
import { readDemoCatalogue } from '../../features/demo/demo-files.ts'
import { importDemoCatalogue } from '../../features/demo/import-demo-catalogue.ts'
import { madeFolder } from '../../features/models-3d/model-folders.ts'
import { importPromotions, joinGroup, readPromotionFile } from '../../features/promotions/import-promotions.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ProgressLine } from '../progress-line.ts'
import { importDemoOrders } from './demo-orders.ts'

export const DEMO_PROMOTIONS = 'promotions/promotions.json'

/** Remote zones of three countries: dearer, later, and not everywhere carried in. */
function readDemoDelivery(folder: string): readonly CatalogRecord[] {
  const text = readFileSync(join(folder, 'delivery/delivery.jsonl'), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as CatalogRecord)
}

/** The demo shop: catalogue, accounts, promotions, content and orders. */
export async function importDemoData(
  database: Database,
  options: {
    progress: ProgressLine
    withLogins: boolean
    folder: string
    now: Date
    /** Where files made of models are kept; without it they are made when they are asked for. */
    dataDir?: string | undefined
  },
): Promise<void> {
  const { progress, folder, now, dataDir } = options
  const db = database.main
  progress.step('Demo products')
  const demo = readDemoCatalogue(folder)
  const models = { given: join(folder, 'models'), made: dataDir === undefined ? undefined : madeFolder(dataDir) }
  await importDemoCatalogue(db, demo, { now, models, onProduct: progress.count })
  progress.done(`${demo.products.length} products, ${demo.media.length} pictures`)
  if (options.withLogins) await importDemoAccounts(db)
  await importRecords(db, readDemoDelivery(folder), { now })
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
}
