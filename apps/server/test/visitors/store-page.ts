import { expect } from 'vitest'
import { pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import { pages, pageVersions } from '../../src/features/content/content-tables.ts'
import type { TestDatabase } from '../ground/test-database.ts'

/** What an editor wrote for hjemly in Danish, as an import would store it: the newest version of its page. */
export async function storePage(
  database: TestDatabase,
  content: object,
  times: { readonly publishAt?: Date; readonly unpublishAt?: Date } = {},
): Promise<void> {
  const { key, path, publishAt: _from, unpublishAt: _to, ...page } = pageContentSchema.parse(content)
  const [row] = await database.main
    .insert(pages)
    .values({ brand: 'hjemly', language: 'da', key, path })
    .onConflictDoUpdate({ target: [pages.brand, pages.language, pages.key], set: { path } })
    .returning()
  const pageId = row?.id ?? expect.unreachable('the page was not stored')
  const version = (await database.main.$count(pageVersions)) + 1
  await database.main.insert(pageVersions).values({ ...page, ...times, pageId, version, contentHash: key })
}
