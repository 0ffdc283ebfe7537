import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RoomPlanModel } from '@firkant/domain/page/models/room-plan-model.ts'
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

/** What is drawn, said and stored of the plan, and how it changes. */
export function useRoomPlan(model: RoomPlanModel) {
  const { goods, pageUrl } = model
  const shop = useShop()
  const texts = useTexts(roomPlanTexts)
  const [plan, setPlan] = useState(model.plan)
  const [selected, select] = useState<number>()
  const latest = useRef(plan)
  useOwnRoom(model)

  const known = useMemo(() => new Map(goods.map((good) => [good.sku, good])), [goods])
  const pieces = useMemo(() => placedPieces(plan, known), [plan, known])
  const names = useMemo<PlanNames>(
    () => ({ texts, names: plan.furniture.map(({ sku }) => known.get(sku)?.name ?? sku) }),
    [plan, known, texts],
  )
  const problems = useMemo(() => planProblems(plan, pieces), [plan, pieces])

  const draw = useCallback((next: RoomPlan) => {
    latest.current = next
    setPlan(next)
  }, [])

  function keep(next: RoomPlan): void {
    draw(next)
    planStorage(shop).save(planText(next))
    rewriteAddress(planAddress(pageUrl, next))
  }

  /** Where it stands now, and what is wrong with that. */
  function say(next: RoomPlan, index: number): void {
    const now = placedPieces(next, known)
    const found = planProblems(next, now).filter((problem) => isAbout(problem, index))
    const words = found.map((problem) => problemWords(problem, next.openings, names))
    announcer.announce([names.names[index], whereWords({ plan: next, pieces: now, index }, names), ...words].join('. '))
  }

  const withMoved = (index: number, piece: PlacedPiece): RoomPlan => ({
    ...latest.current,
    furniture: latest.current.furniture.map((each, at) => (at === index ? withPiece(each, piece) : each)),
  })

  return {
    plan,
    pieces,
    names,
    problems,
    known,
    selected: selected !== undefined && selected < plan.furniture.length ? selected : undefined,
    select,
    keep,
    /** While it is dragged: drawn alone. */
    drag: (index: number, piece: PlacedPiece) => draw(withMoved(index, piece)),
    move(index: number, piece: PlacedPiece) {
      const next = withMoved(index, piece)
      select(index)
      keep(next)
      say(next, index)
    },
    /** What was typed or chosen in a field of the plain form; false if that can't stand there. */
    edit(name: string, value: string): boolean {
      const { plan: next, wrong } = editPlan(latest.current, {
        pieces: known,
        query: new URLSearchParams([[name, value]]),
      })
      if (wrong.length > 0) return false
      keep(next)
      const index = pieceOfField(name)
      if (index !== undefined) say(next, index)
      return true
    },
    press(deed: string) {
      keep(doDeed(latest.current, deed))
    },
    add(sku: string) {
      const next = addToPlan(latest.current, known, sku)
      if (next === latest.current) return announcer.announce(texts.text('full'))
      select(next.furniture.length - 1)
      keep(next)
      announcer.announce(texts.text('placed', { name: known.get(sku)?.name ?? '' }))
    },
    remove(index: number) {
      select(undefined)
      keep(doDeed(latest.current, `f${index}`))
      announcer.announce(texts.text('removed', { name: names.names[index] ?? '' }))
    },
  }
}
