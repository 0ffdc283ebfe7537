import type { ReactNode } from 'react'
import type { RoomPlanModel } from '@firkant/domain/page/models/room-plan-model.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { PLAN_PARAM, planText } from '@firkant/domain/room-plan/plan-address.ts'
import { Guard } from '../../platform/guard.tsx'
import { useHasScript } from '../../platform/use-has-script.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { PartFailure } from '../../shell/part-failure.tsx'
import { PlanDrawing } from './drawing/plan-drawing.tsx'
import { PlanTools } from './drawing/plan-tools.tsx'
import { FurnitureList } from './fields/furniture-list.tsx'
import { OfferedGoods } from './fields/offered-goods.tsx'
import { RoomFields } from './fields/room-fields.tsx'
import { problemWords } from './plan-words.ts'
import style from './room-plan-page.module.css'
import { roomPlanTexts } from './room-plan.texts.ts'
import { SharePlan } from './share-plan.tsx'
import { useRoomPlan, type RoomPlanner } from './use-room-plan.ts'

function Findings({ planner }: { planner: RoomPlanner }): ReactNode {
  const { text } = useTexts(roomPlanTexts)
  const { plan, problems, names } = planner
  if (plan.furniture.length === 0) return null
  return (
    <ul className={style.findings} data-part="plan-findings" data-well={problems.length === 0 || undefined}>
      {problems.length === 0 && <li>{text('allWell')}</li>}
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)}>{problemWords(problem, plan.openings, names)}</li>
      ))}
    </ul>
  )
}

function Planner({ model }: { model: RoomPlanModel }): ReactNode {
  const { text } = useTexts(roomPlanTexts)
  const hasScript = useHasScript()
  const planner = useRoomPlan(model)
  const { wrong, problem, pageUrl } = model
  return (
    <section className={style.page} data-part="room-plan">
      <header className={style.head}>
        <h1 className={style.title}>{text('heading')}</h1>
        <p className={style.intro}>{text('intro')}</p>
      </header>
      {problem && (
        <p className={style.problem} role="alert">
          {text(problem)}
        </p>
      )}
      <form
        method="get"
        action={pageUrl}
        className={style.parts}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name={PLAN_PARAM} value={planText(planner.plan)} />
        {/* Enter in a field presses the first button: that must not be one that takes something away. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        <div className={style.sheet}>
          <PlanDrawing planner={planner} />
          <PlanTools planner={planner} />
          <Findings planner={planner} />
        </div>
        <div className={style.beside}>
          <FurnitureList planner={planner} wrong={wrong} />
          <OfferedGoods planner={planner} offered={model.offered} />
          <RoomFields planner={planner} wrong={wrong} />
          {!hasScript && (
            <p className={style.update}>
              <button type="submit" data-part="button">
                {text('update')}
              </button>
            </p>
          )}
          <SharePlan plan={planner.plan} pageUrl={pageUrl} />
        </div>
      </form>
    </section>
  )
}

export function RoomPlanPage({ page }: { page: PageWith<'RoomPlanPage'> }): ReactNode {
  return (
    <>
      <Breadcrumbs crumbs={page.model.breadcrumbs} ground="service" />
      <Guard fallback={<PartFailure />}>
        <Planner key={page.url} model={page.model} />
      </Guard>
    </>
  )
}
