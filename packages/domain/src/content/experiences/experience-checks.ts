import { documentsOf } from '../../experiences/choose-variant.ts'
import type { BlockContent, Experience } from '../blocks/block-content-schema.ts'
import { CART_NOTIFICATION, type WrongPart } from '../pages-of-one-key.ts'

/** Documents of one page that may be cached for each width of screen: a page with more would evict others. */
export const MAX_DOCUMENTS = 12

interface CheckedPage {
  readonly componentName: string
  readonly blocks: readonly BlockContent[]
  readonly listing?: { readonly rowBlocks: readonly { readonly block: BlockContent }[] } | undefined
}

type Path = readonly PropertyKey[]
/** What decides whether a block writes the page's heading. */
type Shown = Pick<BlockContent, 'componentName' | 'props'>

interface Placed {
  readonly block: BlockContent
  readonly experience: Experience
  readonly path: Path
  readonly isInside: boolean
}

function isPageHeading({ componentName, props }: Shown): boolean {
  if ('columns' in props) return props.columns.some(({ blocks }) => blocks.some(isPageHeading))
  return componentName === 'Hero' || ('level' in props && props.level === '1')
}

/** The block, or what some see in its place, is the heading of the page. */
export function mayBePageHeading(block: BlockContent): boolean {
  const inside = block.componentName === 'Layout' ? block.props.columns.flatMap(({ blocks }) => blocks) : []
  const variants = block.experience?.variants.flatMap((variant) => variant.block ?? []) ?? []
  return isPageHeading(block) || variants.some(isPageHeading) || inside.some(mayBePageHeading)
}

function placedIn(block: BlockContent, path: Path, isInside = false): readonly Placed[] {
  const { experience } = block
  const own = experience ? [{ block, experience, path: [...path, 'experience'], isInside }] : []
  if (block.componentName !== 'Layout') return own
  const inner = block.props.columns.flatMap(({ blocks }, column) =>
    blocks.flatMap((each, index) =>
      placedIn(each, [...path, 'props', 'columns', column, 'blocks', index], experience !== undefined),
    ),
  )
  return [...own, ...inner]
}

/** Every experience of a page, with its place in the file. */
export function experiencesOf({ blocks, listing }: Omit<CheckedPage, 'componentName'>): readonly Placed[] {
  const rows = listing?.rowBlocks ?? []
  return [
    ...blocks.flatMap((block, index) => placedIn(block, ['blocks', index])),
    ...rows.flatMap(({ block }, index) => placedIn(block, ['listing', 'rowBlocks', index, 'block'])),
  ]
}

/** With a heading for some and none for others, or two, the page would be another page. */
function wrongHeadings({ block, experience, path }: Placed): readonly WrongPart[] {
  const isHeading = isPageHeading(block)
  return experience.variants.flatMap((variant, index) => {
    if (variant.block && isPageHeading(variant.block) === isHeading) return []
    if (!variant.block && !isHeading) return []
    const message = isHeading
      ? 'the block is the heading of the page: so must be what stands in its place'
      : 'the page has its heading elsewhere: no hero here, and texts of level 2'
    return [{ path: [...path, 'variants', index, 'block'], message }]
  })
}

/** What an import refuses of a page's experiences. */
export function wrongExperiences(page: CheckedPage): readonly WrongPart[] {
  const placed = experiencesOf(page)
  if (placed.length === 0) return []
  if (page.componentName === CART_NOTIFICATION)
    return placed.map(({ path }) => ({ path: [...path], message: 'the notification is the same for everybody' }))
  const keys = placed.map(({ experience }) => experience.key)
  const documents = documentsOf(placed.map(({ experience }) => experience))
  return [
    ...placed.flatMap(({ path, isInside, experience: { key } }, index) => [
      ...(keys.indexOf(key) < index
        ? [{ path: [...path, 'key'], message: `another block of this page has the experience "${key}"` }]
        : []),
      ...(isInside
        ? [{ path: [...path], message: 'the Layout around it has an experience: one of both is enough' }]
        : []),
    ]),
    ...placed.flatMap(wrongHeadings),
    ...(documents > MAX_DOCUMENTS
      ? [
          {
            path: ['blocks'],
            message: `the experiences of this page make ${documents} documents of it, and ${MAX_DOCUMENTS} is the most: a personalisation doubles them, an experiment with one variant makes three of each`,
          },
        ]
      : []),
  ]
}
