import type { ReactNode } from 'react'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './order-pictures.module.css'
import { myPagesTexts } from '../my-pages.texts.ts'

const MAX_PICTURES = 3

interface OrderPicturesProps {
  readonly products: readonly { readonly name: string; readonly image?: ImageRef | undefined }[]
}

/** A few of an order's products; their names stand beside them. */
export function OrderPictures({ products }: OrderPicturesProps): ReactNode {
  const { text } = useTexts(myPagesTexts)
  const shown = products.length > MAX_PICTURES ? products.slice(0, MAX_PICTURES - 1) : products
  const others = products.length - shown.length
  return (
    <ul className={style.pictures} aria-hidden="true">
      {shown.map(({ name, image }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same product may be bought in two lines
        <li key={`${name} ${at}`} className={style.picture}>
          {image && <Image image={image} className={style.image} sizes="72px" ratio="1:1" fit="contain" decorative />}
        </li>
      ))}
      {others > 0 && (
        <li className={style.picture} data-more="">
          {text('more', { count: String(others) })}
        </li>
      )}
    </ul>
  )
}
