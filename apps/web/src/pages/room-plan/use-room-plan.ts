import { useEffect, useMemo, useState } from 'react'
import type { PlanGood, RoomPlanModel } from '@firkant/domain/page/models/room-plan-model.ts'
import { addToPlan, placedPieces } from '@firkant/domain/room-plan/add-to-plan.ts'
import { PLAN_PARAM, planAddress, planText } from '@firkant/domain/room-plan/plan-address.ts'
import { planProblems } from '@firkant/domain/room-plan/plan-findings.ts'
import { doDeed, editPlan, pieceOfField, withPiece } from '@firkant/domain/room-plan/plan-form.ts'
import type { PlacedPiece, RoomPlan } from '@firkant/domain/room-plan/room-plan.ts'
import { announcer } from '../../platform/announcer.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { planStorage } from './plan-storage.ts'
import { isAbout, problemWords, whereWords, type PlanNames } from './plan-words.ts'
import { rewriteAddress } from './rewrite-address.ts'
import { roomPlanTexts } from './room-plan.texts.ts'

export type RoomPlanner = ReturnType<typeof useRoomPlan>

/** Opens the visitor's own room, where the address has none. */
function useOwnRoom({ plan, isGiven, asked, pageUrl }: RoomPlanModel): void {
  const shop = useShop()
  useEffect(() => {
    const storage = planStorage(shop)
    const own = isGiven ? undefined : storage.read()
    if (own !== undefined) {
      const wanted = asked === undefined ? '' : `&sku=${encodeURIComponent(asked)}`
      if (own !== planText(plan)) window.location.replace(`${pageUrl}?${PLAN_PARAM}=${own}${wanted}`)
      return
    }
    if (asked === undefined) return
    storage.save(planText(plan))
    rewriteAddress(planAddress(pageUrl, plan))
    // Once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

/** What was drawn last, also before React has drawn it. */
function createLatest(first: RoomPlan) {
  let plan = first
  return { read: () => plan, write: (next: RoomPlan) => void (plan = next) }
}

interface Deeds {
  /** The plan, also between two drawings. */
  readonly current: () => RoomPlan
  readonly known: ReadonlyMap<string, PlanGood>
  readonly names: PlanNames
  readonly draw: (plan: RoomPlan) => void
  readonly select: (index: number | undefined) => void
  readonly store: (plan: RoomPlan) => void
}

/** What changes the plan: each deed is drawn, stored, in the address, and said. */
function planDeeds({ current, known, names, draw, select, store }: Deeds) {
  const { text } = names.texts

  function commit(next: RoomPlan): void {
    draw(next)
    store(next)
  }

  /** Where it stands now, and what is wrong with that. */
  function say(next: RoomPlan, index: number): void {
    const now = placedPieces(next, known)
    const found = planProblems(next, now).filter((problem) => isAbout(problem, index))
    const words = found.map((problem) => problemWords(problem, next.openings, names))
    announcer.announce([names.names[index], whereWords({ plan: next, pieces: now, index }, names), ...words].join('. '))
  }

  const withMoved = (index: number, piece: PlacedPiece): RoomPlan => ({
    ...current(),
    furniture: current().furniture.map((each, at) => (at === index ? withPiece(each, piece) : each)),
  })

  return {
    /** While it is dragged: drawn alone. */
    drag: (index: number, piece: PlacedPiece) => draw(withMoved(index, piece)),
    move(index: number, piece: PlacedPiece) {
      const next = withMoved(index, piece)
      select(index)
      commit(next)
      say(next, index)
    },
    /** What was typed or chosen in a field of the plain form; false if that can't stand there. */
    edit(name: string, value: string): boolean {
      const query = new URLSearchParams([[name, value]])
      const { plan: next, wrong } = editPlan(current(), { pieces: known, query })
      if (wrong.length > 0) return false
      commit(next)
      const index = pieceOfField(name)
      if (index === undefined) return true
      select(index)
      say(next, index)
      return true
    },
    press: (deed: string) => commit(doDeed(current(), deed)),
    add(sku: string) {
      const next = addToPlan(current(), known, sku)
      if (next === current()) return announcer.announce(text('full'))
      select(next.furniture.length - 1)
      commit(next)
      announcer.announce(text('placed', { name: known.get(sku)?.name ?? '' }))
    },
    remove(index: number) {
      select(undefined)
      commit(doDeed(current(), `f${index}`))
      announcer.announce(text('removed', { name: names.names[index] ?? '' }))
    },
  }
}

/** What is drawn, said and stored of the plan, and how it changes. */
export function useRoomPlan(model: RoomPlanModel) {
  const { goods, pageUrl } = model
  const shop = useShop()
  const texts = useTexts(roomPlanTexts)
  const [plan, setPlan] = useState(model.plan)
  const [selected, select] = useState<number>()
  const [latest] = useState(() => createLatest(model.plan))
  useOwnRoom(model)

  const known = useMemo(() => new Map(goods.map((good) => [good.sku, good])), [goods])
  const pieces = useMemo(() => placedPieces(plan, known), [plan, known])
  const names: PlanNames = { texts, names: plan.furniture.map(({ sku }) => known.get(sku)?.name ?? sku) }
  const problems = useMemo(() => planProblems(plan, pieces), [plan, pieces])

  const deeds = planDeeds({
    current: latest.read,
    known,
    names,
    select,
    draw(next) {
      latest.write(next)
      setPlan(next)
    },
    store(next) {
      planStorage(shop).save(planText(next))
      rewriteAddress(planAddress(pageUrl, next))
    },
  })
  const isThere = selected !== undefined && selected < plan.furniture.length
  return { plan, pieces, names, problems, known, selected: isThere ? selected : undefined, select, ...deeds }
}
