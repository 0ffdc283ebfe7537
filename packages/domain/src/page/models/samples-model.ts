import type { ImageRef } from '../../image/image-ref.ts'
import type { SampleFault } from '../../samples/sample-form.ts'

/** A piece of fabric or wood that can be sent. */
export interface SampleChoice {
  readonly sku: string
  readonly colour: string
  readonly hex: string
  readonly image?: ImageRef | undefined
  readonly isAvailable: boolean
  readonly isInCart: boolean
  readonly isChosen: boolean
}

export interface SampleGroup {
  readonly material: string
  readonly samples: readonly SampleChoice[]
}

export interface SamplesModel {
  /** The product that the visitor came from. */
  readonly of?: { readonly key: string; readonly name: string; readonly url: string } | undefined
  /** Of its design, in all colours. */
  readonly own: readonly SampleChoice[]
  /** The others, by material. */
  readonly others: readonly SampleGroup[]
  readonly inCart: number
  readonly isReminded: boolean
  readonly fault?: SampleFault | undefined
}
