import type { ReactNode } from 'react'
import { nearestNeighbour } from '@firkant/domain/room-plan/plan-findings.ts'
import { boundsOf, shapeOf, type Point } from '@firkant/domain/room-plan/plan-shapes.ts'
import { toCm, type PlacedPiece, type RoomPlan } from '@firkant/domain/room-plan/room-plan.ts'
import style from './plan-drawing.module.css'

interface DistanceProps {
  readonly from: Point
  readonly to: Point
  readonly mm: number
  readonly kind: 'wall' | 'neighbour'
}

function Distance({ from, to, mm, kind }: DistanceProps): ReactNode {
  if (toCm(mm) <= 0) return null
  return (
    <>
      <path
        className={style.ruler}
        data-kind={kind}
        d={`M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(to.x)} ${Math.round(to.y)}`}
      />
      <text className={style.distance} x={(from.x + to.x) / 2} y={(from.y + to.y) / 2}>
        {toCm(mm)}
      </text>
    </>
  )
}

interface PlanDistancesProps {
  readonly plan: RoomPlan
  readonly pieces: readonly PlacedPiece[]
  readonly index: number
}

/** From the chosen piece to the four walls and to what stands nearest, in centimetres. */
export function PlanDistances({ plan, pieces, index }: PlanDistancesProps): ReactNode {
  const piece = pieces[index]
  if (!piece) return null
  const { left, top, right, bottom } = boundsOf(shapeOf(piece))
  const { xMm: x, yMm: y } = piece
  const next = nearestNeighbour(pieces, index)
  return (
    <g aria-hidden="true" data-part="plan-distances">
      <Distance kind="wall" from={{ x: 0, y }} to={{ x: left, y }} mm={left} />
      <Distance kind="wall" from={{ x: right, y }} to={{ x: plan.widthMm, y }} mm={plan.widthMm - right} />
      <Distance kind="wall" from={{ x, y: 0 }} to={{ x, y: top }} mm={top} />
      <Distance kind="wall" from={{ x, y: bottom }} to={{ x, y: plan.lengthMm }} mm={plan.lengthMm - bottom} />
      {next && <Distance kind="neighbour" from={next.from} to={next.to} mm={next.mm} />}
    </g>
  )
}
