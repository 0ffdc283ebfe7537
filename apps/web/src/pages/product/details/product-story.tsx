import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { MeasureDrawing } from '../measures/measure-drawing.tsx'
import { MeasureLines } from '../measures/measure-lines.tsx'
import style from './product-story.module.css'

const IS_SHOT_SHOWN = storefront.layout.variants['product-measures'] === 'shot'

const hasStory = ({ paragraphs, points }: ProductModel) => paragraphs.length > 0 || points.length > 0

/** The measurements are drawn once: the sketch is left out here. */
export const isDrawnOnShot = (model: ProductModel): boolean =>
  IS_SHOT_SHOWN &&
  hasStory(model) &&
  model.product.images.length > 0 &&
  model.measurements.some(({ kind }) => kind === 'height')

/** Description and key points. */
export function ProductStory({ model }: { model: ProductModel }): ReactNode {
  const { texts } = useShop()
  const { product, paragraphs, points } = model
  const [image] = product.images
  const isShotShown = IS_SHOT_SHOWN && image !== undefined
  if (!hasStory(model)) return null
  return (
    <section className={style.story} data-part="product-story" data-shot={isShotShown || undefined}>
      {isShotShown && model.measured && <MeasureDrawing model={model} measured={model.measured} />}
      {image && isShotShown && !model.measured && (
        <figure className={style.shot} data-part="measure-shot" aria-hidden="true">
          <Image image={image} sizes="(width <= 768px) 100vw, 40vw" ratio="1:1" decorative className={style.image} />
          <MeasureLines measurements={model.measurements} family={product.family} />
        </figure>
      )}
      <div>
        <h2 className={style.title}>{texts.text('product.about', { name: product.displayName })}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={style.paragraph}>
            {paragraph}
          </p>
        ))}
        {points.length > 0 && (
          <ul className={style.points} data-part="story-points">
            {points.map((point) => (
              <li key={point} className={style.point}>
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
