import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { moveBy, rotatePiece } from '@firkant/domain/room-plan/move-in-plan.ts'
import { toCm, type PlacedPiece } from '@firkant/domain/room-plan/room-plan.ts'
import { useHasScript } from '../../../platform/use-has-script.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { isAbout, whereWords } from '../plan-words.ts'
import { roomPlanTexts } from '../room-plan.texts.ts'
import type { RoomPlanner } from '../use-room-plan.ts'
import { keyDeed } from './key-deed.ts'
import style from './plan-drawing.module.css'
import { topView } from './top-view.ts'
import { useDrag } from './use-drag.ts'

interface PlanPieceProps {
  readonly planner: RoomPlanner
  readonly index: number
  readonly piece: PlacedPiece
  readonly keysId: string
}

export function PlanPiece({ planner, index, piece, keysId }: PlanPieceProps): ReactNode {
  const { text } = useTexts(roomPlanTexts)
  const hasScript = useHasScript()
  const { plan, pieces, names, known, problems, selected } = planner
  const handlers = useDrag(planner, index)
  const good = known.get(plan.furniture[index]?.sku ?? '')
  const { outline, lines } = topView(good?.family ?? '', piece)
  const size = text('size', { width: String(toCm(piece.widthMm)), depth: String(toCm(piece.depthMm)) })
  const label = `${index + 1} ${names.names[index] ?? ''}, ${size}. ${whereWords({ plan, pieces, index }, names)}`

  function onKeyDown(event: KeyboardEvent): void {
    const deed = keyDeed(event)
    if (!deed) return
    event.preventDefault()
    if (deed.kind === 'remove') planner.remove(index)
    else
      planner.move(index, deed.kind === 'turn' ? rotatePiece(plan, piece, deed.degrees) : moveBy(plan, piece, deed.by))
  }

  return (
    <g
      className={style.piece}
      data-part="plan-piece"
      data-selected={selected === index || undefined}
      data-wrong={problems.some((problem) => isAbout(problem, index)) || undefined}
      transform={`translate(${piece.xMm} ${piece.yMm})`}
      style={{ '--shade': good?.shade } as CSSProperties}
      {...(hasScript
        ? {
            role: 'button',
            tabIndex: 0,
            'aria-label': label,
            'aria-describedby': keysId,
            'aria-pressed': selected === index,
            onKeyDown,
            onFocus: () => planner.select(index),
            ...handlers,
          }
        : { role: 'img', 'aria-label': label })}
    >
      <g transform={piece.turn === 0 ? undefined : `rotate(${piece.turn})`}>
        <path className={style.outline} d={outline} />
        <path className={style.lines} d={lines} />
      </g>
      <text className={style.number} aria-hidden="true">
        {index + 1}
      </text>
    </g>
  )
}
