import type { ReactNode } from 'react'
import { PLAN_DEED, PLAN_FIELDS } from '@firkant/domain/room-plan/plan-form.ts'
import {
  MAX_OPENINGS,
  OPENING_MM,
  ROOM_MM,
  WALLS,
  type Opening,
  type RoomPlan,
  type Wall,
} from '@firkant/domain/room-plan/room-plan.ts'
import { wallLength } from '@firkant/domain/room-plan/plan-openings.ts'
import { SelectBox, type SelectChoice } from '@firkant/ui/select-box/select-box.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { roomPlanTexts } from '../room-plan.texts.ts'
import type { RoomPlanner } from '../use-room-plan.ts'
import { CmField } from './cm-field.tsx'
import style from './room-fields.module.css'

interface RoomFieldsProps {
  readonly planner: RoomPlanner
  readonly wrong: readonly string[]
}

interface OpeningFieldsProps extends RoomFieldsProps {
  readonly opening: Opening
  readonly index: number
}

const isAcross = ({ wall }: Opening) => wall === 'top' || wall === 'bottom'

/** Doors and windows are counted by themselves. */
const numberOf = ({ openings }: RoomPlan, index: number) =>
  String(openings.slice(0, index + 1).filter(({ kind }) => kind === openings[index]?.kind).length)

function DeedButton({
  planner,
  deed,
  label,
  name,
}: {
  planner: RoomPlanner
  deed: string
  label: string
  name?: string
}) {
  return (
    <button
      type="submit"
      name={PLAN_DEED}
      value={deed}
      className={style.deed}
      data-part="text-link"
      aria-label={name}
      onClick={(event) => {
        event.preventDefault()
        planner.press(deed)
      }}
    >
      {label}
    </button>
  )
}

function OpeningFields({ planner, wrong, opening, index }: OpeningFieldsProps): ReactNode {
  const { text } = useTexts(roomPlanTexts)
  const { plan, edit } = planner
  const name = text(opening.kind, { number: numberOf(plan, index) })
  const choose = (field: 'wall' | 'hinge' | 'swing', value: string, choices: readonly SelectChoice[]) => (
    <SelectBox
      name={PLAN_FIELDS[field] + index}
      label={text(field)}
      value={value}
      choices={choices}
      onChange={(chosen) => edit(PLAN_FIELDS[field] + index, chosen)}
    />
  )
  const number = (field: 'from' | 'opening', mm: number, limits: { min: number; max: number }) => {
    const label = text(field === 'from' ? 'from' : 'openingWidth')
    const own = PLAN_FIELDS[field] + index
    return <CmField {...{ label, mm, limits }} name={own} onEdit={edit} isWrong={wrong.includes(own)} />
  }
  const walls = (shown: readonly Wall[]) => shown.map((wall) => ({ value: wall, label: text(`wall_${wall}`) }))
  const ends = walls(isAcross(opening) ? ['left', 'right'] : ['top', 'bottom'])
  return (
    <fieldset className={style.opening}>
      <legend className={style.legend}>{name}</legend>
      <div className={style.fields}>
        {choose('wall', opening.wall, walls(WALLS))}
        {number('from', opening.fromMm, { min: 0, max: wallLength(plan, opening.wall) })}
        {number('opening', opening.widthMm, OPENING_MM)}
        {opening.kind === 'door' && (
          <>
            {choose(
              'hinge',
              opening.hinge,
              ends.map((end, at) => ({ ...end, value: at === 0 ? 'start' : 'end' })),
            )}
            {choose(
              'swing',
              opening.swing,
              (['in', 'out'] as const).map((way) => ({ value: way, label: text(`swing_${way}`) })),
            )}
          </>
        )}
      </div>
      <DeedButton planner={planner} deed={`o${index}`} label={text('remove')} name={text('removeNamed', { name })} />
    </fieldset>
  )
}

/** The room itself: its sides, doors and windows. */
export function RoomFields({ planner, wrong }: RoomFieldsProps): ReactNode {
  const { text } = useTexts(roomPlanTexts)
  const { plan, edit } = planner
  return (
    <section className={style.room}>
      <h2 className={style.title}>{text('room')}</h2>
      <div className={style.fields}>
        <CmField
          name={PLAN_FIELDS.width}
          label={text('width')}
          mm={plan.widthMm}
          limits={ROOM_MM}
          isWrong={wrong.includes(PLAN_FIELDS.width)}
          onEdit={edit}
        />
        <CmField
          name={PLAN_FIELDS.length}
          label={text('length')}
          mm={plan.lengthMm}
          limits={ROOM_MM}
          isWrong={wrong.includes(PLAN_FIELDS.length)}
          onEdit={edit}
        />
      </div>
      {plan.openings.map((opening, index) => (
        // They have no name but their number.
        // oxlint-disable-next-line react/no-array-index-key
        <OpeningFields key={index} {...{ planner, wrong, opening, index }} />
      ))}
      {plan.openings.length < MAX_OPENINGS && (
        <div className={style.more}>
          <DeedButton planner={planner} deed="door" label={text('addDoor')} />
          <DeedButton planner={planner} deed="window" label={text('addWindow')} />
        </div>
      )}
    </section>
  )
}
