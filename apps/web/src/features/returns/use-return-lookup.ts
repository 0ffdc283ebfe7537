import { useState } from 'react'
import type { ReturnAnswer, ReturnError, ReturnQuestion } from '@firkant/domain/returns/return-lookup.ts'
import type { AsyncState } from '@firkant/ui/async-button/async-action.ts'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { ApiError } from '../../platform/api-client.ts'
import { announcer } from '../../shell/announcer.ts'
import { useShop } from '../../start/shop-context.ts'
import type { PlainKey } from '../../texts/text-catalogue.ts'

export const RETURN_TEXTS: Readonly<Record<ReturnError, PlainKey>> = {
  emptyOrderNumber: 'returns.emptyOrderNumber',
  invalidOrderNumber: 'returns.invalidOrderNumber',
  emptyEmail: 'returns.emptyEmail',
  invalidEmail: 'returns.invalidEmail',
  orderNotFound: 'returns.notFound',
}
const TOO_MANY = 429

export interface ReturnLookup {
  readonly state: AsyncState
  /** What came of asking. */
  readonly failure: PlainKey | undefined
  readonly find: (question: ReturnQuestion) => void
}

function failureOf({ success, errorCode }: ReturnAnswer): PlainKey | undefined {
  if (success) return undefined
  return errorCode ? RETURN_TEXTS[errorCode] : 'error.generic'
}

function failureOfCall(error: unknown): PlainKey {
  return error instanceof ApiError && error.status === TOO_MANY ? 'returns.tooMany' : 'error.generic'
}

export function useReturnLookup(refused: PlainKey | undefined): ReturnLookup {
  const { texts, findReturn } = useShop()
  const { state, run } = useAsyncAction()
  const [failure, setFailure] = useState(refused)

  async function send(question: ReturnQuestion): Promise<boolean> {
    const { failed, url } = await findReturn(question).then(
      (answer) => ({ failed: failureOf(answer), url: answer.url }),
      (error: unknown) => ({ failed: failureOfCall(error), url: undefined }),
    )
    setFailure(failed)
    if (failed) announcer.announce(texts.text(failed))
    else if (url !== undefined) window.location.assign(url)
    return failed === undefined
  }
  return { state, failure, find: (question) => void run(() => send(question)) }
}
