import type { ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { Measurement } from '@firkant/domain/page/product-model.ts'
import { useShop } from '../../platform/shop-context.ts'
import style from './measure-sketch.module.css'
import { sketchOf } from './sketch-geometry.ts'

/** The outline in proportion, with rulers. Decoration: the list beside it has the same numbers. */
export function MeasureSketch({ measurements }: { measurements: readonly Measurement[] }): ReactNode {
  const { language } = useShop()
  const sketch = sketchOf(measurements)
  if (!sketch) return null
  const { outline, rulers } = sketch
  return (
    <svg className={style.sketch} data-part="measure-sketch" viewBox="0 0 480 270" aria-hidden="true">
      <path className={style.outline} d={outline} />
      {rulers.map(({ kind, path, value, x, y, turn }) => (
        <g key={kind} data-ruler={kind}>
          <path className={style.ruler} d={path} />
          <text
            className={style.number}
            x={x}
            y={y}
            transform={turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`}
          >
            {`${formatNumber(language, value)} cm`}
          </text>
        </g>
      ))}
    </svg>
  )
}
