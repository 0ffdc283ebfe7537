import type { ReactNode } from 'react'
import { doorLeaf, pointAt } from '@firkant/domain/room-plan/plan-openings.ts'
import type { Point } from '@firkant/domain/room-plan/plan-shapes.ts'
import type { Door, Opening, RoomPlan } from '@firkant/domain/room-plan/room-plan.ts'
import style from './plan-drawing.module.css'

/** Half of how thick walls are drawn. */
const WALL_MM = 60

const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`

function DoorSwing({ plan, door }: { plan: RoomPlan; door: Door }): ReactNode {
  const { hinge, open, closed } = doorLeaf(plan, door)
  const [a, b] = [
    { x: open.x - hinge.x, y: open.y - hinge.y },
    { x: closed.x - hinge.x, y: closed.y - hinge.y },
  ]
  const sweep = a.x * b.y - a.y * b.x > 0 ? 1 : 0
  const arc = `A${door.widthMm} ${door.widthMm} 0 0 ${sweep} ${at(closed)}`
  return (
    <>
      <path className={style.swing} d={`M${at(hinge)}L${at(open)}${arc}z`} />
      <path className={style.leaf} d={`M${at(hinge)}L${at(open)}`} />
    </>
  )
}

function OpeningView({ plan, opening }: { plan: RoomPlan; opening: Opening }): ReactNode {
  const { wall, fromMm, widthMm } = opening
  const edge = (away: number) =>
    `M${at(pointAt(plan, wall, { along: fromMm, away }))}L${at(pointAt(plan, wall, { along: fromMm + widthMm, away }))}`
  return (
    <g>
      <path className={style.gap} d={edge(0)} />
      {opening.kind === 'window' && <path className={style.pane} d={edge(-WALL_MM / 2) + edge(WALL_MM / 2)} />}
      {opening.kind === 'door' && <DoorSwing plan={plan} door={opening} />}
    </g>
  )
}

export function PlanOpenings({ plan }: { plan: RoomPlan }): ReactNode {
  return plan.openings.map((opening, index) => (
    // They have no name but their number.
    // oxlint-disable-next-line react/no-array-index-key
    <OpeningView key={index} plan={plan} opening={opening} />
  ))
}
