import { useState, type ReactNode } from 'react'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { announcer } from '../../platform/announcer.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { openCustomerSession } from '../customer/customer-session.ts'
import style from './soft-login-panel.module.css'
import { softLoginTexts } from './soft-login.texts.ts'

/** Long enough to read that it worked. */
export const CLOSE_AFTER_REMOVAL_MS = 800

export function RemoveView({ onClose }: { onClose: () => void }): ReactNode {
  const { texts, api, dynamicData, reportError } = useShop()
  const { text } = useTexts(softLoginTexts)
  const { state, run } = useAsyncAction()
  const [outcome, setOutcome] = useState<string>()

  const say = (message: string) => {
    setOutcome(message)
    announcer.announce(message)
  }
  async function remove(): Promise<boolean> {
    try {
      await openCustomerSession(api, dynamicData).removePersonalisation()
      say(text('soft.removed'))
      setTimeout(onClose, CLOSE_AFTER_REMOVAL_MS)
      return true
    } catch (error) {
      reportError(error, 'warn')
      say(texts.text('error.genericRetry'))
      return false
    }
  }
  return (
    <div className={style.greeting}>
      <p>{text('soft.removeText')}</p>
      <div className={style.actions}>
        <AsyncButton
          state={state}
          part="button"
          type="button"
          status={{ pending: text('soft.removePending') }}
          onPress={() => void run(remove)}
        >
          <span>{text('soft.removeConfirm')}</span>
        </AsyncButton>
      </div>
      {outcome !== undefined && (
        <p className={style.outcome} aria-hidden="true">
          {outcome}
        </p>
      )}
    </div>
  )
}
