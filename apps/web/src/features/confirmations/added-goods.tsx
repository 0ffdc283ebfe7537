import type { ReactNode } from 'react'
import { Image } from '@firkant/ui/image/image.tsx'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { addedTexts } from './added.texts.ts'
import style from './confirmation-list.module.css'

const MAX_PICTURES = 3

/** As the cart has them: the newest line of each. */
export function AddedPictures({ skus }: { skus: readonly string[] }): ReactNode {
  const items = useDynamicData('cart').data?.items ?? []
  const images = skus.flatMap((sku) => items.findLast((item) => item.sku === sku)?.image ?? []).slice(0, MAX_PICTURES)
  if (images.length === 0) return null
  return (
    <span className={style.pictures} data-part="confirmation-pictures">
      {images.map((image) => (
        <span key={image.url} className={style.picture} data-part="confirmation-picture">
          <Image image={image} className={style.image} sizes="72px" ratio="1:1" fit="contain" decorative />
        </span>
      ))}
    </span>
  )
}

export function CheckoutLink(): ReactNode {
  const { text } = useTexts(addedTexts)
  const href = useFrame().pages?.checkoutPageUrl
  if (href === undefined) return null
  return (
    <a href={href} className={style.checkout} data-part="button" data-action="checkout">
      {text('toCheckout')}
    </a>
  )
}
