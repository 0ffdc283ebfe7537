import type { ReactNode } from 'react'
import style from './energy-label.module.css'

interface EnergyLabelProps {
  /** From the best to the worst. */
  readonly scale: readonly { readonly grade: string; readonly colour: string }[]
  readonly grade: string
  readonly supplier: string
  readonly model: string
  /** Absent where it is not known. */
  readonly kwhPer1000h?: number | undefined
  /** Leads to the register of products. `path`: the dark modules of a square of `size`. */
  readonly code?: { readonly size: number; readonly path: string } | undefined
  /** All that is drawn, in words. */
  readonly label: string
}

const ROW = 52
const TOP = 190

const arrow = (width: number) => `M0 0h${width - 22}l22 21-22 21H0z`

function Scale({ scale, grade }: Pick<EnergyLabelProps, 'scale' | 'grade'>): ReactNode {
  const at = scale.findIndex((each) => each.grade === grade)
  return (
    <>
      {scale.map(({ grade: letter, colour }, index) => (
        <g key={letter} transform={`translate(24 ${TOP + index * ROW})`}>
          <path d={arrow(90 + index * 17)} fill={colour} />
          <text className={style.letter} x="12" y="33">
            {letter}
          </text>
        </g>
      ))}
      <g transform={`translate(248 ${TOP + at * ROW})`}>
        <path d="M0 21 24-3h68v48H24z" />
        <text className={style.own} x="46" y="37">
          {grade}
        </text>
      </g>
    </>
  )
}

/** The label of light sources in the proportions of regulation 2019/2015. */
export function EnergyLabel({ scale, grade, supplier, model, kwhPer1000h, code, label }: EnergyLabelProps): ReactNode {
  return (
    <svg className={style.label} viewBox="0 0 360 720" role="img" aria-label={label}>
      <rect className={style.ground} x="1" y="1" width="358" height="718" rx="10" />
      <path className={style.band} d="M1 84V11Q1 1 11 1h338q10 0 10 10v73z" />
      <g transform="translate(56 42)">
        {Array.from({ length: 12 }, (_, index) => (
          <text key={index} className={style.star} y="-17" transform={`rotate(${index * 30})`}>
            ★
          </text>
        ))}
      </g>
      <text className={style.energy} x="104" y="61">
        ENERG
      </text>
      <path className={style.bolt} d="m272 20-18 28h12l-7 20 22-28h-12l8-20z" />
      {code && (
        <svg
          x="268"
          y="92"
          width="84"
          height="84"
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
        >
          <path d={code.path} />
        </svg>
      )}
      <text className={style.name} x="24" y="124" textLength={supplier.length > 26 ? 240 : undefined}>
        {supplier}
      </text>
      <text className={style.name} x="24" y="154" textLength={model.length > 26 ? 240 : undefined}>
        {model}
      </text>
      <path className={style.line} d="M24 176h240" />
      <Scale scale={scale} grade={grade} />
      <path className={style.line} d="M24 570h312" />
      {kwhPer1000h !== undefined && (
        <text className={style.use} x="180" y="642">
          {kwhPer1000h}
          <tspan className={style.unit}> kWh/1000h</tspan>
        </text>
      )}
      <text className={style.number} x="336" y="704">
        2019/2015
      </text>
    </svg>
  )
}
