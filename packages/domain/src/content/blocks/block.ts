import type { DisplayConditions } from '../experiences/display-conditions.ts'
import type { BlockProps } from './block-props.ts'

export type BlockName = keyof BlockProps

export interface BlockOf<Name extends BlockName> {
  readonly id: string
  readonly componentName: Name
  /** Conditions left for the browser; the server has applied the others. */
  readonly displayConditions?: Pick<DisplayConditions, 'deviceVisibility'> | undefined
  readonly props: BlockProps[Name]
}

/** One content block, discriminated by componentName. */
export type Block = { [Name in BlockName]: BlockOf<Name> }[BlockName]
