import { CONTROL } from '../../experiences/experience-rule.ts'
import { meetsConditions, type DisplayHook, type DisplaySubject } from '../experiences/display-conditions.ts'
import type { BlockContent, Experience } from './block-content-schema.ts'

/** An experience that somebody takes part in, and where its block stands. */
export interface ShownExperience {
  readonly key: string
  readonly variant: string
  /** The id of its block; of the one beside it if nothing is shown in its place. */
  readonly at?: string | undefined
}

/** Chooses for one visitor, and is told what was chosen. */
export interface ExperienceChooser {
  /** Undefined for whoever takes no part. */
  readonly choose: (experience: Experience) => string | undefined
  readonly shown: (experience: ShownExperience) => void
}

/** What decides which blocks of a page are shown. */
export interface ShownOn {
  readonly brand: string
  readonly market: string
  readonly subject: DisplaySubject
  readonly displayHook: DisplayHook
  /** Without it everybody sees the blocks themselves. */
  readonly experiences?: ExperienceChooser | undefined
}

type Columns = Extract<BlockContent, { componentName: 'Layout' }>['props']['columns']

function isShown(block: BlockContent, page: ShownOn): boolean {
  return meetsConditions(block.displayConditions, page.subject) && page.displayHook(block, page) === 'show'
}

interface Chosen {
  readonly block: BlockContent | undefined
  readonly taken?: Omit<ShownExperience, 'at'> | undefined
}

/** The block, or what stands in its place. */
function chosenBlock(block: BlockContent, { experiences }: ShownOn): Chosen {
  const { experience, ...base } = block
  if (!experience) return { block }
  const choice = experiences?.choose(experience)
  const taken = choice === undefined ? undefined : { key: experience.key, variant: choice }
  const variant = experience.variants.find(({ key }) => key === choice)
  if (choice === undefined || choice === CONTROL || !variant) return { block: base, taken }
  if (!variant.block) return { block: undefined, taken }
  const { id, displayConditions, slot } = base
  const place = { id, ...(displayConditions && { displayConditions }), ...(slot && { slot }) }
  return { block: { ...place, ...variant.block }, taken }
}

/** Those that are shown, each as this visitor sees it. */
function chosenBlocks(blocks: readonly BlockContent[], page: ShownOn): BlockContent[] {
  const chosen = blocks.filter((block) => isShown(block, page)).map((block) => chosenBlock(block, page))
  for (const [index, { taken }] of chosen.entries()) {
    if (!taken) continue
    const after = chosen.slice(index).find(({ block }) => block)
    const nearest = after ?? chosen.slice(0, index).findLast(({ block }) => block)
    page.experiences?.shown({ ...taken, ...(nearest?.block && { at: nearest.block.id }) })
  }
  return chosen.flatMap(({ block }) => block ?? [])
}

/**
 * A column whose blocks are all hidden is removed and its neighbours share the room; one that an editor left empty
 * stays.
 */
function shownColumns(columns: Columns, page: ShownOn): Columns {
  return columns.flatMap(({ blocks }) => {
    // A column has no Layout, nor has anything in the place of one of its blocks.
    const shown = chosenBlocks(blocks, page) as typeof blocks
    return shown.length === 0 && blocks.length > 0 ? [] : [{ blocks: shown }]
  })
}

/** The blocks that the page shows: the others are not resolved and not sent. */
export function shownBlocks(blocks: readonly BlockContent[], page: ShownOn): readonly BlockContent[] {
  return chosenBlocks(blocks, page).flatMap((block): readonly BlockContent[] => {
    if (block.componentName !== 'Layout') return [block]
    const columns = shownColumns(block.props.columns, page)
    if (columns.every((column) => column.blocks.length === 0)) return []
    const { ratio, ...rest } = block.props
    const isWhole = columns.length === block.props.columns.length
    return [{ ...block, props: { ...rest, ...(isWhole && ratio && { ratio }), columns } }]
  })
}
