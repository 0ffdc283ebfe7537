import type { ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { Measurement } from '@firkant/domain/page/product-model.ts'
import { Guard } from '../../platform/guard.tsx'
import { useShop } from '../../start/shop-context.ts'

const valueOf = (measurements: readonly Measurement[], kinds: readonly Measurement['kind'][]) =>
  kinds.map((wanted) => measurements.find(({ kind }) => kind === wanted)?.value).find((value) => value !== undefined)

interface MeasureLinesProps {
  readonly measurements: readonly Measurement[]
}

function Lines({ measurements }: MeasureLinesProps): ReactNode {
  const { language } = useShop()
  const width = valueOf(measurements, ['width', 'diameter'])
  const height = valueOf(measurements, ['height'])
  return (
    <span data-part="measure-lines" aria-hidden="true">
      {height !== undefined && <span data-part="measure-height">{formatNumber(language, height)} cm</span>}
      {width !== undefined && <span data-part="measure-width">{formatNumber(language, width)} cm</span>}
    </span>
  )
}

/** Width and height as rulers along a picture, for brands that draw them. The list of measurements says it in words. */
export function MeasureLines(props: MeasureLinesProps): ReactNode {
  return (
    <Guard>
      <Lines {...props} />
    </Guard>
  )
}
