import { useId, type CSSProperties, type ReactNode } from 'react'
import { planPaper, WALL_ROOM_MM } from '@firkant/domain/room-plan/plan-paper.ts'
import { toCm } from '@firkant/domain/room-plan/room-plan.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { roomPlanTexts } from '../room-plan.texts.ts'
import type { RoomPlanner } from '../use-room-plan.ts'
import { PlanDistances } from './plan-distances.tsx'
import style from './plan-drawing.module.css'
import { PlanOpenings } from './plan-openings-view.tsx'
import { PlanPiece } from './plan-piece.tsx'

/** From the room to the lines of its measures. */
const MEASURE_MM = 300
const METRE_MM = 1000

function Measures({ widthMm, lengthMm }: { widthMm: number; lengthMm: number }): ReactNode {
  const [top, left] = [-MEASURE_MM, -MEASURE_MM]
  return (
    <g aria-hidden="true">
      <path className={style.measure} d={`M0 ${top}H${widthMm}M0 ${top - 60}v120M${widthMm} ${top - 60}v120`} />
      <path className={style.measure} d={`M${left} 0V${lengthMm}M${left - 60} 0h120M${left - 60} ${lengthMm}h120`} />
      <text className={style.distance} x={widthMm / 2} y={top}>
        {toCm(widthMm)} cm
      </text>
      <text className={style.distance} x={left} y={lengthMm / 2} transform={`rotate(-90 ${left} ${lengthMm / 2})`}>
        {toCm(lengthMm)} cm
      </text>
    </g>
  )
}

/** How long a metre is: right on every paper, whatever the printer made of the scale. */
function MetreBar({ lengthMm }: { lengthMm: number }): ReactNode {
  const y = lengthMm + MEASURE_MM
  return (
    <g aria-hidden="true" data-part="plan-metre">
      <path className={style.measure} d={`M0 ${y}h${METRE_MM}M0 ${y - 60}v120M${METRE_MM} ${y - 60}v120`} />
      <text className={style.distance} x={METRE_MM / 2} y={y}>
        1 m
      </text>
    </g>
  )
}

export function PlanDrawing({ planner }: { planner: RoomPlanner }): ReactNode {
  const { text } = useTexts(roomPlanTexts)
  const keysId = useId()
  const { plan, pieces, selected } = planner
  const { widthMm, lengthMm } = plan
  const paper = planPaper(plan)
  const [width, height] = [widthMm + 2 * WALL_ROOM_MM, lengthMm + 2 * WALL_ROOM_MM]
  const look = {
    '--plan-span': width,
    '--plan-ratio': width / height,
    '--paper-width': `${paper.widthMm}mm`,
    '--paper-height': `${paper.heightMm}mm`,
  } as CSSProperties
  // Rugs lie below what stands on them.
  const order = pieces
    .map((_, index) => index)
    .toSorted((a, b) => Number(pieces[b]?.isFlat) - Number(pieces[a]?.isFlat))
  return (
    <figure className={style.drawing} data-part="plan-drawing" data-page={paper.page} style={look}>
      <svg
        className={style.plan}
        viewBox={`${-WALL_ROOM_MM} ${-WALL_ROOM_MM} ${width} ${height}`}
        role="group"
        aria-label={text('plan', { width: String(toCm(widthMm)), length: String(toCm(lengthMm)) })}
      >
        <rect className={style.floor} width={widthMm} height={lengthMm} />
        <PlanOpenings plan={plan} />
        {order.map((index) => {
          const piece = pieces[index]
          return piece && <PlanPiece key={index} planner={planner} index={index} piece={piece} keysId={keysId} />
        })}
        {selected !== undefined && <PlanDistances plan={plan} pieces={pieces} index={selected} />}
        <Measures widthMm={widthMm} lengthMm={lengthMm} />
        <MetreBar lengthMm={lengthMm} />
      </svg>
      <figcaption className={style.caption}>
        <span data-part="plan-scale">{text('scale', { scale: `1:${paper.scale}` })}</span>
        <span id={keysId} className={style.keys}>
          {text('keys')}
        </span>
      </figcaption>
    </figure>
  )
}
