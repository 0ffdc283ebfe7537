import type { BlockProps } from './block-props.ts'

export type BlockName = keyof BlockProps

export const DEVICE_VISIBILITIES = ['all', 'mobile', 'desktop'] as const
export type DeviceVisibility = (typeof DEVICE_VISIBILITIES)[number]

export interface DisplayConditions {
  readonly deviceVisibility?: DeviceVisibility | undefined
}

export interface BlockOf<Name extends BlockName> {
  readonly id: string
  readonly componentName: Name
  readonly displayConditions?: DisplayConditions | undefined
  readonly props: BlockProps[Name]
}

/** One content block, told apart by its componentName. */
export type Block = { [Name in BlockName]: BlockOf<Name> }[BlockName]
