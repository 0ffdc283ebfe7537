import type { ReactNode } from 'react'
import { moveBy, rotatePiece } from '@firkant/domain/room-plan/move-in-plan.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useHasScript } from '../../../platform/use-has-script.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { roomPlanTexts } from '../room-plan.texts.ts'
import type { RoomPlanner } from '../use-room-plan.ts'
import style from './plan-tools.module.css'

const STEP_MM = 100
const STEPS = [
  ['left', -STEP_MM, 0],
  ['up', 0, -STEP_MM],
  ['down', 0, STEP_MM],
  ['right', STEP_MM, 0],
] as const

/** What dragging does, by presses: for whoever can't drag, and on small screens. */
export function PlanTools({ planner }: { planner: RoomPlanner }): ReactNode {
  const { text } = useTexts(roomPlanTexts)
  const hasScript = useHasScript()
  const { plan, pieces, names, selected } = planner
  const piece = selected === undefined ? undefined : pieces[selected]
  if (!hasScript || selected === undefined || !piece) return null
  const name = names.names[selected] ?? ''
  return (
    <div className={style.tools} role="group" aria-label={text('chosen', { name })} data-part="plan-tools">
      <p className={style.name} aria-hidden="true">
        {selected + 1} {name}
      </p>
      {STEPS.map(([way, x, y]) => (
        <button
          key={way}
          type="button"
          className={style.step}
          data-way={way}
          aria-label={text(way)}
          onClick={() => planner.move(selected, moveBy(plan, piece, { x, y }))}
        >
          <Icon name="arrow" className={style.arrow} />
        </button>
      ))}
      <button
        type="button"
        className={style.turn}
        aria-label={text('turnNamed', { name })}
        onClick={() => planner.move(selected, rotatePiece(plan, piece))}
      >
        <Icon name="return" className={style.sign} />
        {text('turnNow')}
      </button>
    </div>
  )
}
