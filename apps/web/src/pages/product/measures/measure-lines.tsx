import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { Measurement } from '@firkant/domain/page/models/product-model.ts'
import { Guard } from '../../../platform/guard.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import style from './measure-lines.module.css'

const valueOf = (measurements: readonly Measurement[], kinds: readonly Measurement['kind'][]) =>
  kinds.map((wanted) => measurements.find(({ kind }) => kind === wanted)?.value).find((value) => value !== undefined)

/** How products of a kind fill their picture, where not the usual way. */
const SHAPES: Readonly<Record<string, 'upright' | 'broad' | 'flat'>> = {
  'dining-chair': 'upright',
  'bar-stool': 'upright',
  sofa: 'broad',
  bed: 'broad',
  sideboard: 'broad',
  tv: 'broad',
  console: 'broad',
  rug: 'flat',
}

interface MeasureLinesProps {
  readonly measurements: readonly Measurement[]
  readonly family: string
}

function Lines({ measurements, family }: MeasureLinesProps): ReactNode {
  const { language } = useShop()
  const shape = SHAPES[family]
  const isOnPicture = storefront.layout.variants['product-measures'] === 'picture'
  const width = valueOf(measurements, ['width', 'diameter'])
  const height = valueOf(measurements, ['height'])
  if (isOnPicture && shape === 'flat') return null
  // The height ruler is drawn only when the picture shows the product from top to bottom.
  const showsHeight = height !== undefined && (!isOnPicture || shape === 'upright')
  return (
    <span className={style.lines} data-family={family} aria-hidden="true">
      {showsHeight && <span className={style.height}>{formatNumber(language, height)} cm</span>}
      {width !== undefined && (
        <span className={style.width} data-shape={shape}>
          {formatNumber(language, width)} cm
        </span>
      )}
    </span>
  )
}

/** Width and height as rulers along the picture, in some brands. The list of measurements has the same as text. */
export function MeasureLines(props: MeasureLinesProps): ReactNode {
  return (
    <Guard>
      <Lines {...props} />
    </Guard>
  )
}
