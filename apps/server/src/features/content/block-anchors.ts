import type { BlockContent } from '@firkant/domain/content/block-content-schema.ts'
import type { PageContent } from '@firkant/domain/content/page-content-schema.ts'

/** The list of all categories on the page of the whole assortment. */
const CATEGORY_INDEX = 'categories'

function anchorsOfBlock(block: BlockContent): readonly string[] {
  const own = `block-${block.id}`
  if (block.componentName === 'Faq') return [own, ...block.props.items.flatMap(({ anchor }) => anchor ?? [])]
  if (block.componentName !== 'Layout') return [own]
  return [own, ...block.props.columns.flatMap((column) => column.blocks.flatMap(anchorsOfBlock))]
}

/** The places of a page to which a link may lead: `/kundeservice#block-delivery`. */
export function anchorsOf({ componentName, blocks, listing }: PageContent): ReadonlySet<string> {
  const rows = listing?.rowBlocks.map(({ block }) => block) ?? []
  return new Set([
    ...[...blocks, ...rows].flatMap(anchorsOfBlock),
    ...(componentName === 'RootCategoryPage' ? [CATEGORY_INDEX] : []),
  ])
}
