import type { BrandKey } from '../../brand/brand-key.ts'
import type { Block } from '../../content/blocks/block.ts'

/** The component gallery. */
export interface KitModel {
  /** When it was built, in ISO 8601: clocks on it start from there. */
  readonly madeAt: string
  /** One component in one brand's style, for comparison in a frame; absent on the page of all components. */
  readonly shown?: { readonly piece: string; readonly brand: BrandKey } | undefined
}

/** Every block in each of its options, or one of them. */
export interface BlockGalleryModel {
  /** All blocks with samples, with the page of each. */
  readonly index: readonly { readonly name: string; readonly url: string; readonly count: number }[]
  readonly samples: readonly {
    readonly componentName: string
    readonly name: string
    /** Empty if its conditions hide it. */
    readonly blocks: readonly Block[]
  }[]
}
