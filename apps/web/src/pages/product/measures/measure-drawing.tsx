import type { CSSProperties, ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { drawingFrame } from './drawing-frame.ts'
import style from './measure-drawing.module.css'

interface MeasureDrawingProps {
  readonly model: Pick<ProductModel, 'measurements'>
  readonly measured: NonNullable<ProductModel['measured']>
}

/** The product seen straight, with rulers on its edges. Decorative: the list of measurements has the same numbers. */
export function MeasureDrawing({ model, measured }: MeasureDrawingProps): ReactNode {
  const { language } = useShop()
  const valueOf = (wanted: string) => model.measurements.find(({ kind }) => kind === wanted)?.value
  const across = valueOf(measured.across)
  const height = valueOf('height')
  const frame = drawingFrame(measured)
  const write = (value: number) => `${formatNumber(language, value, Number.isInteger(value) ? 0 : 1)} cm`
  const look = { '--drawing-ratio': frame.ratio, '--drawing-top': `${frame.pictureTop}%` } as CSSProperties
  return (
    <figure className={style.drawing} data-part="measure-drawing" style={look} aria-hidden="true">
      <Image image={measured.image} sizes="(width <= 768px) 100vw, 40vw" className={style.picture} decorative />
      {across !== undefined && (
        <span
          className={style.across}
          data-part="drawing-across"
          style={{ left: `${frame.across.left}%`, width: `${frame.across.width}%`, top: `${frame.across.top}%` }}
        >
          <span className={style.number}>{write(across)}</span>
        </span>
      )}
      {height !== undefined && (
        <span
          className={style.upright}
          style={{ left: `${frame.upright.left}%`, top: `${frame.upright.top}%`, height: `${frame.upright.height}%` }}
        >
          <span className={style.number}>{write(height)}</span>
        </span>
      )}
    </figure>
  )
}
