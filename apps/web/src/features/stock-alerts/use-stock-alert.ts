import { useState } from 'react'
import type { StockAlertErrorCode } from '@firkant/domain/stock-alerts/stock-alert.ts'
import type { AsyncState } from '@firkant/ui/async-button/async-action.ts'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { announcer } from '../../platform/announcer.ts'
import { ApiError } from '../../platform/api-client.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { stockAlertTexts, type StockAlertTextKey } from './stock-alert.texts.ts'

type Problem = Extract<StockAlertTextKey, 'empty' | 'invalid' | 'available' | 'tooMany'> | 'failed'

const REFUSALS: Readonly<Record<StockAlertErrorCode, Problem>> = {
  emptyEmail: 'empty',
  invalidEmail: 'invalid',
  available: 'available',
  unknownSku: 'failed',
}
const TOO_MANY_STATUS = 429

export interface StockAlert {
  readonly state: AsyncState
  /** Why the request was refused; until the next attempt. */
  readonly failure: string | undefined
  /** The product can be bought again: this page is outdated. */
  readonly isAvailable: boolean
  readonly isSent: boolean
  readonly signUp: (email: string) => void
  readonly clear: () => void
}

export function useStockAlert(sku: string): StockAlert {
  const { api, texts } = useShop()
  const own = useTexts(stockAlertTexts)
  const { state, run } = useAsyncAction()
  const [problem, setProblem] = useState<Problem>()
  const [isSent, setSent] = useState(false)
  const textOf = (found: Problem) => (found === 'failed' ? texts.text('error.generic') : own.text(found))

  async function send(email: string): Promise<boolean> {
    const found = await api.post('ct/stockalert/signup', { sku, email: email.trim() }).then(
      ({ success, errorCode }) => (success ? undefined : errorCode ? REFUSALS[errorCode] : 'failed'),
      (error: unknown) => (error instanceof ApiError && error.status === TOO_MANY_STATUS ? 'tooMany' : 'failed'),
    )
    announcer.announce(found ? textOf(found) : own.text('sent'))
    setProblem(found)
    setSent(found === undefined)
    return found === undefined
  }

  return {
    state,
    failure: problem && textOf(problem),
    isAvailable: problem === 'available',
    isSent: isSent && state !== 'pending',
    signUp: (email) => {
      setProblem(undefined)
      void run(() => send(email))
    },
    clear: () => setProblem(undefined),
  }
}
