import { expect } from 'vitest'
import { blockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import type { Block, BlockName, BlockOf } from '@firkant/domain/content/blocks/block.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import type { TestDatabase } from '../ground/test-database.ts'
import type { TestShop } from '../test-shop.ts'

/** An editor writes these blocks on the page that `loadPageOfBlocks` asks for. */
export async function writePageOfBlocks(database: TestDatabase, blocks: readonly unknown[]): Promise<void> {
  await database.pool.query(
    `update page_versions v set blocks = $1 from pages p
      where p.id = v.page_id and p.key = 'about' and p.language = 'da' and p.brand = 'hjemly'`,
    [JSON.stringify(blocks.map((block) => blockContent.parse(block)))],
  )
}

export async function loadPageOfBlocks(shop: TestShop): Promise<PageWith<'EditorialPage'>> {
  return (await (await fetch(`${shop.origin}/api/content/om-hjemly`)).json()) as PageWith<'EditorialPage'>
}

export function propsOfBlock<Name extends BlockName>(
  blocks: readonly Block[],
  name: Name,
  id: string,
): BlockOf<Name>['props'] {
  const found = blocks.find((block) => block.id === id && block.componentName === name)
  return (found?.props ?? expect.unreachable(`there is no ${name} ${id}`)) as BlockOf<Name>['props']
}
