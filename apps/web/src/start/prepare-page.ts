import type { Block } from '@firkant/domain/content/blocks/block.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { blockListCode } from '../blocks/block-list-code.ts'
import { emptyListingCode, isEmptyListing } from '../pages/listing/empty-listing-code.ts'
import { getPageCode } from '../pages/page-registry.ts'
import { accordionCode, factsCode, packageCode, reviewsCode, storyCode } from '../pages/product/later-code.ts'
import { footerCode } from '../shell/footer/lazy-footer.tsx'
import { plainHeaderCode } from '../shell/header/plain-header-code.ts'
import { isPlainPage } from '../shell/plain-pages.ts'

/** All top-level blocks of a page, wherever its model holds them. */
function blocksOf({ model }: Page): readonly Block[] {
  if ('aboveDetails' in model) return [...model.aboveDetails, ...model.belowDetails]
  if ('samples' in model) return model.samples.flatMap(({ blocks }) => blocks)
  if ('rowBlocks' in model) return [...model.blocks, ...model.rowBlocks.map(({ block }) => block)]
  if ('written' in model && model.written) return model.written.blocks
  return 'blocks' in model ? model.blocks : []
}

function blockNames(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => [
    block.componentName,
    ...(block.componentName === 'Layout' ? block.props.columns.flatMap((column) => blockNames(column.blocks)) : []),
  ])
}

/** The block registry is loaded with the first page that has blocks. */
async function loadBlocks(names: ReadonlySet<string>): Promise<void> {
  if (names.size === 0) return
  const [{ findBlock }] = await Promise.all([import('../blocks/block-registry.ts'), blockListCode.load()])
  // A block whose chunk fails is left out by its own boundary; the page is shown without it.
  await Promise.all(
    [...names].map((name) =>
      findBlock(name)
        ?.load()
        .catch(() => undefined),
    ),
  )
}

/** Lazy parts of a product page. `isWhole`: also those that the server rendered and that can wait. */
async function loadProductParts(page: Page, isWhole: boolean): Promise<void> {
  if (page.componentName !== 'ProductPage') return
  const parts = isWhole ? [factsCode, storyCode, accordionCode, reviewsCode] : []
  await Promise.all([
    page.model.package && packageCode.load(),
    ...parts.map((part) => part.load().catch(() => undefined)),
  ])
}

/** Loads a page's chunks before rendering, so that it appears complete. */
export async function preparePage(page: Page, options: { withBlocks: boolean }): Promise<void> {
  const names = new Set(options.withBlocks ? blockNames(blocksOf(page)) : [])
  await Promise.all([
    getPageCode(page).load(),
    isPlainPage(page.componentName) && plainHeaderCode.load(),
    loadProductParts(page, options.withBlocks),
    isEmptyListing(page) && emptyListingCode.load(),
    loadBlocks(names).catch(() => undefined),
    ...(options.withBlocks ? [footerCode.load().catch(() => undefined)] : []),
  ])
}
