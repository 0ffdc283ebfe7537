import type { ReactNode } from 'react'
import type { ImageWidth } from '@firkant/domain/image/image-presets.ts'
import { imageAddress, imageUrl } from '@firkant/domain/image/image-url.ts'

interface PictureImageProps {
  readonly picture: { readonly file: string; readonly version: string; readonly width: number; readonly height: number }
  readonly width: ImageWidth
  readonly alt?: string
  readonly focus?: { readonly x: number; readonly y: number } | undefined
}

/** Never the whole file: a size that the shop makes anyway. */
export function PictureImage({ picture, width, alt = '', focus }: PictureImageProps): ReactNode {
  const { file, version } = picture
  return (
    <img
      src={imageUrl(imageAddress(file, version), { width })}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading="lazy"
      draggable={false}
      {...(focus && { style: { objectPosition: `${focus.x}% ${focus.y}%` } })}
    />
  )
}

export const picturePath = (file: string) => `/studio/media/picture?${new URLSearchParams({ file })}`
export const nameOfFile = (file: string) => file.slice(file.lastIndexOf('/') + 1)
