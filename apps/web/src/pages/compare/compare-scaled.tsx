import type { CSSProperties, ReactNode } from 'react'
import type { ComparedProduct } from '@firkant/domain/compare/compare-rows.ts'
import type { ScaledView } from '@firkant/domain/compare/compare-scale.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import style from './compare-scaled.module.css'

interface ScaledProductProps {
  readonly product: ComparedProduct
  /** Width over height of the frame that all share. */
  readonly ratio: number
  readonly view: ScaledView | undefined
}

/** Of the frame's height: floor under the products. */
const FLOOR = 7

/** The square picture so large that the product in it has its size. */
function pictureStyle(
  { box }: NonNullable<ComparedProduct['measured']>,
  view: ScaledView,
  ratio: number,
): CSSProperties {
  const side = (view.width / box.w) * 100
  const middle = (side * (box.x + box.w / 2)) / 100
  const below = (side * ratio * (100 - box.y - box.h)) / 100
  return { width: `${side}%`, left: `${50 - middle}%`, bottom: `${FLOOR - below}%` }
}

/** Decorative: the rows below have the numbers. Without a straight picture an outline stands for it. */
export function ScaledProduct({ product, ratio, view }: ScaledProductProps): ReactNode {
  const { measured } = product
  if (!view) return null
  const outline = { width: `${view.width}%`, height: `${view.height}%`, bottom: `${FLOOR}%` }
  return (
    <div className={style.frame} style={{ aspectRatio: ratio }} aria-hidden="true">
      {measured ? (
        <span className={style.picture} style={pictureStyle(measured, view, ratio)}>
          <Image image={measured.image} sizes="(width <= 768px) 60vw, 30vw" decorative />
        </span>
      ) : (
        <span className={style.outline} style={outline} />
      )}
    </div>
  )
}
