import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { blockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { pages, pageVersions } from '@firkant/server/features/content/content-tables.ts'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { homeMarketOf } from './shop-fixture.ts'

/** Stores an editor's page with these blocks, so that the server renders it. Returns its path. */
export async function storePage(key: string, blocks: readonly object[], brand: BrandKey = 'hjemly'): Promise<string> {
  const database = openDatabase({
    url: process.env.FIRKANT_E2E_DATABASE ?? '',
    poolSize: 1,
    onError: () => undefined,
  })
  const path = `/${key}`
  const { language } = MARKETS[homeMarketOf(brand)]
  try {
    const [page] = await database.main
      .insert(pages)
      .values({ brand, language, key, path })
      .onConflictDoUpdate({ target: [pages.brand, pages.language, pages.key], set: { path } })
      .returning()
    if (!page) throw new Error(`The page ${key} could not be stored`)
    const version = {
      componentName: 'EditorialPage',
      title: key,
      description: '',
      heading: key,
      state: 'published',
      blocks: blocks.map((block) => blockContent.parse(block)),
      contentHash: key,
    } as const
    await database.main
      .insert(pageVersions)
      .values({ ...version, pageId: page.id, version: 1 })
      .onConflictDoUpdate({ target: [pageVersions.pageId, pageVersions.version], set: version })
  } finally {
    await database.close()
  }
  return path
}

/** A block as an editor writes it. */
export const block = (id: string, componentName: string, props: object) => ({ id, componentName, props })
