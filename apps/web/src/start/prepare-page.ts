import type { Block } from '@firkant/domain/content/block.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { findBlock } from '../blocks/block-registry.ts'
import { getPageCode } from '../pages/page-registry.ts'
import { footerCode } from '../shell/lazy-footer.tsx'

function blockNames(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => [
    block.componentName,
    ...(block.componentName === 'Layout' ? block.props.columns.flatMap((column) => blockNames(column.blocks)) : []),
  ])
}

/** Fetches a page's code before it is drawn, so that it appears whole and not in pieces. */
export async function preparePage(page: Page, options: { withBlocks: boolean }): Promise<void> {
  const between = 'rowBlocks' in page.model ? page.model.rowBlocks.map(({ block }) => block) : []
  const blocks = 'blocks' in page.model ? [...page.model.blocks, ...between] : []
  const names = options.withBlocks ? new Set(blockNames(blocks)) : []
  await Promise.all([
    getPageCode(page).load(),
    // A block whose code fails is left out by its own boundary; the page comes without it.
    ...[...names].map((name) =>
      findBlock(name)
        ?.load()
        .catch(() => undefined),
    ),
    ...(options.withBlocks ? [footerCode.load().catch(() => undefined)] : []),
  ])
}
