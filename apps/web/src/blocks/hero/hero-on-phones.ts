import { storefront } from '#brand'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { phoneCropPlace, type PhoneCrop } from '@firkant/domain/image/phone-crop.ts'

interface HeroCrop extends Pick<PhoneCrop, 'ratio'> {
  /** The width of the crop where it has the height of the picture's box. */
  readonly sizes: string
}

/** Boxes of a phone, up to 480 px: as the sheets of the hero draw them. */
function cropOf(seenCount: number): HeroCrop {
  switch (storefront.layout.variants['hero']) {
    case 'fade':
      return { ratio: '1:1', sizes: '500px' }
    case 'sign':
      return { ratio: '4:3', sizes: '107vw' }
    case 'blocks':
      return seenCount > 0 ? { ratio: '1:1', sizes: '90vw' } : { ratio: '3:2', sizes: '105vw' }
    default:
      return { ratio: '1:1', sizes: '100vw' }
  }
}

/** Where the sheet puts a picture whose focus nobody knows. */
const USUAL_X = 72

/** What a narrow phone loads of a hero's wide picture. */
export function heroOnPhones({ image, focus, seen }: Pick<BlockProps['Hero'], 'image' | 'focus' | 'seen'>) {
  const { sizes, ratio } = cropOf(seen.length)
  return { crop: { ratio, x: phoneCropPlace((focus ?? image?.focus)?.x ?? USUAL_X) }, sizes }
}
