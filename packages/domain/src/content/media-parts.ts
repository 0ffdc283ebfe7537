import type { ProductCard } from '../catalog/product-card.ts'
import type { ImageRef } from '../image/image-ref.ts'
import type { Link } from './content-parts.ts'

/** A film of ours, or one that another company's player shows. */
export type VideoSource =
  | {
      readonly kind: 'hosted'
      readonly url: string
      readonly captionsUrl?: string | undefined
      readonly isAmbient: boolean
    }
  | { readonly kind: 'vimeo' | 'youtube'; readonly id: string }

const FILM_PATH = '/media/'

/** The address of a film, or its captions, of the media folder. */
export function filmAddress(file: string): string {
  return `${FILM_PATH}${file.split('/').map(encodeURIComponent).join('/')}`
}

interface Place {
  readonly x: number
  readonly y: number
}

/** A place on a picture, in per cent, that tells of a product or has words of its own. */
export type FocalPoint = Place & {
  readonly mobile?: Place | undefined
} & (
    | { readonly product: ProductCard }
    | { readonly title: string; readonly text?: string | undefined; readonly link?: Link | undefined }
  )

/** What somebody showed of their home. */
export interface FlowboxPost {
  readonly image: ImageRef
  readonly author: string
  readonly text: string
  readonly products: readonly ProductCard[]
}
