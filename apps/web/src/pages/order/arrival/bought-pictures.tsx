import type { ReactNode } from 'react'
import type { OrderView } from '@firkant/domain/orders/order-view.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { orderHelpTexts } from '../order-help.texts.ts'
import style from './bought-pictures.module.css'

const MAX_PICTURES = 3

/** What was bought, the dearest first and large. The list below says the same in words. */
export function BoughtPictures({ order: { lines } }: { order: OrderView }): ReactNode {
  const { text } = useTexts(orderHelpTexts)
  const shown = lines
    .filter(({ kind, image }) => kind === 'goods' && image)
    .toSorted((a, b) => b.paid.inclVat - a.paid.inclVat)
  const pictures = shown.slice(0, MAX_PICTURES)
  const rest = shown.length - pictures.length
  if (pictures.length === 0) return null
  return (
    <div className={style.pictures} data-part="bought-pictures" data-count={pictures.length} aria-hidden="true">
      {pictures.map(
        ({ id, image }, at) =>
          image && (
            <div key={id} className={style.picture} data-part="bought-picture">
              <Image
                image={image}
                className={style.image}
                sizes={at === 0 ? '(width < 700px) 60vw, 320px' : '160px'}
                ratio="1:1"
                fit="contain"
                decorative
              />
              {rest > 0 && at === pictures.length - 1 && (
                <span className={style.more}>{text('moreBought', { count: rest })}</span>
              )}
            </div>
          ),
      )}
    </div>
  )
}
