import { useState } from 'react'
import type { ReturnAnswer, ReturnError, ReturnLookupForm } from '@firkant/domain/returns/return-lookup.ts'
import type { AsyncState } from '@firkant/ui/async-button/async-action.ts'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { announcer } from '../../platform/announcer.ts'
import { ApiError } from '../../platform/api-client.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { returnsTexts, type ReturnsTextKey } from './returns.texts.ts'

export const RETURN_TEXTS: Readonly<Record<ReturnError, ReturnsTextKey>> = {
  emptyOrderNumber: 'returns.emptyOrderNumber',
  invalidOrderNumber: 'returns.invalidOrderNumber',
  emptyEmail: 'returns.emptyEmail',
  invalidEmail: 'returns.invalidEmail',
  orderNotFound: 'returns.notFound',
}
const TOO_MANY = 429

export interface ReturnLookup {
  readonly state: AsyncState
  /** Error text of the lookup. */
  readonly failure: string | undefined
  readonly find: (question: ReturnLookupForm) => void
}

export function useReturnLookup(refused: ReturnsTextKey | undefined): ReturnLookup {
  const { texts, api } = useShop()
  const { text } = useTexts(returnsTexts)
  const { state, run } = useAsyncAction()
  const [failure, setFailure] = useState(refused && text(refused))

  const failureOf = ({ success, errorCode }: ReturnAnswer) => {
    if (success) return undefined
    return errorCode ? text(RETURN_TEXTS[errorCode]) : texts.text('error.generic')
  }
  const failureOfCall = (error: unknown) =>
    error instanceof ApiError && error.status === TOO_MANY ? text('returns.tooMany') : texts.text('error.generic')

  async function send(question: ReturnLookupForm): Promise<boolean> {
    const { failed, url } = await api.post('ct/returns/find', question).then(
      (answer) => ({ failed: failureOf(answer), url: answer.url }),
      (error: unknown) => ({ failed: failureOfCall(error), url: undefined }),
    )
    setFailure(failed)
    if (failed) announcer.announce(failed)
    else if (url !== undefined) window.location.assign(url)
    return failed === undefined
  }
  return { state, failure, find: (question) => void run(() => send(question)) }
}
