import { useState } from 'react'
import type { ShoppingList } from '@firkant/domain/lists/shopping-list.ts'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { listsOf } from '../../../features/lists/lists-api.ts'
import { announcer } from '../../../platform/announcer.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { useListsPage } from '../lists-context.ts'
import { listsTexts } from '../lists.texts.ts'

export const ALERTS = ['priceDrop', 'backInStock'] as const
type Wanted = Readonly<Record<(typeof ALERTS)[number], boolean>>
export type AlertStates = NonNullable<ShoppingList['alerts']>

/** What the visitor wants mails about. One without an account says where to, and confirms by mail. */
export function useListAlerts(alerts: AlertStates) {
  const shop = useShop()
  const { text } = useTexts(listsTexts)
  const { lists, list } = useListsPage()
  const { state, run } = useAsyncAction()
  const [chosen, setChosen] = useState<Wanted>()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [outcome, setOutcome] = useState<string>()
  const stored: Wanted = { priceDrop: alerts.priceDrop !== 'off', backInStock: alerts.backInStock !== 'off' }
  const wanted = chosen ?? stored
  const wasOn = stored.priceDrop || stored.backInStock
  const isNew = !wasOn && (wanted.priceDrop || wanted.backInStock)
  const asksEmail = isNew && !lists.canCreate

  async function save(): Promise<boolean> {
    setProblem(undefined)
    const answer = await listsOf(shop).setAlerts(list.listKey, { ...wanted, ...(asksEmail && { email }) })
    if ('emailErrorCode' in answer && answer.emailErrorCode !== undefined) {
      setProblem(text('alerts.emailWrong'))
      return false
    }
    const message = text(answer.success ? 'done.alerts' : 'failed')
    if (answer.success) setChosen(undefined)
    setOutcome(message)
    announcer.announce(message)
    return answer.success
  }

  return {
    state,
    wanted,
    wasOn,
    isNew,
    asksEmail,
    isChanged: chosen !== undefined,
    outcome,
    field: { value: email, problem, onChange: setEmail },
    choose: (kind: (typeof ALERTS)[number], isChecked: boolean) => setChosen({ ...wanted, [kind]: isChecked }),
    save: () => void run(save),
  }
}
