import type { BlockProps } from './block-props.ts'
import type { DisplayConditions } from './display-conditions.ts'

export type BlockName = keyof BlockProps

export interface BlockOf<Name extends BlockName> {
  readonly id: string
  readonly componentName: Name
  /** What is left to decide where the page is drawn; the rest was decided when it was made. */
  readonly displayConditions?: Pick<DisplayConditions, 'deviceVisibility'> | undefined
  readonly props: BlockProps[Name]
}

/** One content block, told apart by its componentName. */
export type Block = { [Name in BlockName]: BlockOf<Name> }[BlockName]
