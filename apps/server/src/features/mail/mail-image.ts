import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { imageUrl } from '@firkant/domain/image/image-url.ts'
import type { MailImage } from './mail-message.ts'

/** As products stand in the cart: square, and sharp on dense screens. */
const SIDE_PX = 72
const FETCHED_PX = 180

export function mailImage(publicUrl: string, { url }: Pick<ImageRef, 'url'>, alt: string): MailImage {
  const address = imageUrl(url, { width: FETCHED_PX, ratio: '1:1', fit: 'contain' })
  return { url: publicUrl + address, alt, width: SIDE_PX, height: SIDE_PX }
}
