import type { ReactNode } from 'react'
import { PLAN_DEED, PLAN_FIELDS } from '@firkant/domain/room-plan/plan-form.ts'
import { boundsOf, shapeOf } from '@firkant/domain/room-plan/plan-shapes.ts'
import { QUARTER, ROTATION_STEP, toCm } from '@firkant/domain/room-plan/room-plan.ts'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { isAbout, problemWords, whereWords } from '../plan-words.ts'
import { roomPlanTexts } from '../room-plan.texts.ts'
import type { RoomPlanner } from '../use-room-plan.ts'
import { CmField } from './cm-field.tsx'
import style from './furniture-list.module.css'

interface FurnitureListProps {
  readonly planner: RoomPlanner
  readonly wrong: readonly string[]
}

const TURNS = Array.from({ length: 360 / ROTATION_STEP }, (_, index) => index * ROTATION_STEP)

interface ItemProps extends FurnitureListProps {
  readonly index: number
}

function ItemFields({ planner, wrong, index }: ItemProps): ReactNode {
  const { text } = useTexts(roomPlanTexts)
  const { plan, pieces, edit } = planner
  const piece = pieces[index]
  if (!piece) return null
  const { left, top } = boundsOf(shapeOf(piece))
  const field = (key: 'left' | 'top', mm: number, max: number) => {
    const name = PLAN_FIELDS[key] + index
    const label = text(key === 'left' ? 'fromLeft' : 'fromTop')
    const shared = { name, label, mm: Math.max(0, mm), limits: { min: 0, max }, onEdit: edit }
    return <CmField {...shared} isWrong={wrong.includes(name)} />
  }
  // An eighth is what most want; what is turned otherwise keeps its own.
  const turns = TURNS.filter((turn) => turn % (QUARTER / 2) === 0 || turn === piece.turn)
  return (
    <div className={style.fields}>
      {field('left', left, plan.widthMm)}
      {field('top', top, plan.lengthMm)}
      <SelectBox
        name={PLAN_FIELDS.turn + index}
        label={text('turn')}
        value={String(piece.turn)}
        choices={turns.map((turn) => ({ value: String(turn), label: text('turned', { degrees: String(turn) }) }))}
        onChange={(value) => edit(PLAN_FIELDS.turn + index, value)}
      />
    </div>
  )
}

function ItemWords({ planner, index }: Omit<ItemProps, 'wrong'>): ReactNode {
  const { plan, pieces, names, problems } = planner
  const own = problems.filter((problem) => isAbout(problem, index))
  return (
    <>
      <p className={style.where} data-part="plan-where">
        {whereWords({ plan, pieces, index }, names)}
      </p>
      {own.length > 0 && (
        <ul className={style.problems}>
          {own.map((problem) => (
            <li key={JSON.stringify(problem)}>{problemWords(problem, plan.openings, names)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function FurnitureItem({ planner, wrong, index }: ItemProps): ReactNode {
  const { text } = useTexts(roomPlanTexts)
  const good = planner.known.get(planner.plan.furniture[index]?.sku ?? '')
  if (!good) return null
  const size = text('size', { width: String(toCm(good.widthMm)), depth: String(toCm(good.depthMm)) })
  return (
    <li className={style.item} data-part="plan-item" data-selected={planner.selected === index || undefined}>
      <fieldset className={style.set}>
        <legend className={style.name}>
          <span className={style.number} aria-hidden="true">
            {index + 1}
          </span>
          <a href={good.url} className={style.link}>
            {good.name}
          </a>
        </legend>
        <p className={style.detail}>
          {good.detail}, {size}
        </p>
        <ItemWords planner={planner} index={index} />
        <ItemFields planner={planner} wrong={wrong} index={index} />
        <button
          type="submit"
          name={PLAN_DEED}
          value={`f${index}`}
          className={style.remove}
          data-part="text-link"
          aria-label={text('removeNamed', { name: good.name })}
          onClick={(event) => {
            event.preventDefault()
            planner.remove(index)
          }}
        >
          {text('remove')}
        </button>
      </fieldset>
    </li>
  )
}

/** The equal way beside the drawing: the same plan as names, numbers and buttons. */
export function FurnitureList({ planner, wrong }: FurnitureListProps): ReactNode {
  const { text } = useTexts(roomPlanTexts)
  return (
    <section className={style.furniture}>
      <h2 className={style.title}>{text('furniture')}</h2>
      {planner.plan.furniture.length === 0 && <p className={style.empty}>{text('noFurniture')}</p>}
      <ol className={style.list}>
        {planner.plan.furniture.map(({ sku }, index) => (
          // The same thing may stand there twice; they are numbered.
          // oxlint-disable-next-line react/no-array-index-key
          <FurnitureItem key={`${sku}-${index}`} planner={planner} wrong={wrong} index={index} />
        ))}
      </ol>
    </section>
  )
}
