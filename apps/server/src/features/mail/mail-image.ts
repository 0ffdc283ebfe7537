import { heightInRatio, type ImageWidth } from '@firkant/domain/image/image-presets.ts'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { imageAddress, imageUrl } from '@firkant/domain/image/image-url.ts'
import type { MailImage } from './mail-message.ts'

/** As products stand in the cart. */
const SIDE_PX = 72

/** Square, and sharp on dense screens. */
function square(publicUrl: string, { url }: Pick<ImageRef, 'url'>, size: { sidePx: number; fetchedPx: ImageWidth }) {
  const address = imageUrl(url, { width: size.fetchedPx, ratio: '1:1', fit: 'contain' })
  return { url: publicUrl + address, width: size.sidePx, height: size.sidePx }
}

export function mailImage(publicUrl: string, image: Pick<ImageRef, 'url'>, alt: string): MailImage {
  return { ...square(publicUrl, image, { sidePx: SIDE_PX, fetchedPx: 180 }), alt }
}

/** A third of a mail. */
const CARD_PX = 168

export function mailCardImage(publicUrl: string, image: Pick<ImageRef, 'url'>, alt: string): MailImage {
  return { ...square(publicUrl, image, { sidePx: CARD_PX, fetchedPx: 360 }), alt }
}

/** A room, as wide as a mail. */
const WIDE_PX = 600

export function mailPicture(publicUrl: string, file: string, alt = ''): MailImage {
  const address = imageUrl(imageAddress(file), { width: 1250, ratio: '2.39:1' })
  return { url: publicUrl + address, alt, width: WIDE_PX, height: heightInRatio(WIDE_PX, '2.39:1') }
}
