import type { ProductCard } from '../catalog/product-card.ts'
import type { ImageRef } from '../image/image-ref.ts'
import type { Link } from './content-parts.ts'

/** A film of the shop, or one in an external player. */
export type VideoSource =
  | {
      readonly kind: 'hosted'
      readonly url: string
      readonly captionsUrl?: string | undefined
      readonly isAmbient: boolean
    }
  | { readonly kind: 'vimeo' | 'youtube'; readonly id: string }

const FILM_PATH = '/media/'

/** The address of a film of the media folder, or of its captions. */
export function filmAddress(file: string): string {
  return `${FILM_PATH}${file.split('/').map(encodeURIComponent).join('/')}`
}

interface Place {
  readonly x: number
  readonly y: number
}

/** A point on an image, in per cent, with a product or a text. */
export type FocalPoint = Place & {
  readonly mobile?: Place | undefined
} & (
    | { readonly product: ProductCard }
    | { readonly title: string; readonly text?: string | undefined; readonly link?: Link | undefined }
  )

/** A customer's photo of their home. */
export interface FlowboxPost {
  readonly image: ImageRef
  readonly author: string
  readonly text: string
  readonly products: readonly ProductCard[]
}
