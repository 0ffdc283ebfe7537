import { useState } from 'react'
import { validateNewsletterEmail, type NewsletterErrorCode } from '@firkant/domain/newsletter/newsletter.ts'
import type { AsyncState } from '@firkant/ui/async-button/async-action.ts'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { announcer } from '../../platform/announcer.ts'
import { useShop } from '../../platform/shop-context.ts'
import type { PlainKey } from '../../texts/text-catalogue.ts'

const REFUSALS: Readonly<Record<NewsletterErrorCode, PlainKey>> = {
  emptyEmail: 'newsletter.empty',
  invalidEmail: 'newsletter.invalid',
}

export interface NewsletterSignup {
  readonly state: AsyncState
  /** Error of the field or of the request. */
  readonly problem: PlainKey | undefined
  readonly isSent: boolean
  /** Validates without sending. */
  readonly check: (email: string) => NewsletterErrorCode | undefined
  readonly signUp: (email: string) => void
}

export function useNewsletterSignup(refused: NewsletterErrorCode | undefined): NewsletterSignup {
  const { texts, api } = useShop()
  const { state, run } = useAsyncAction()
  const [problem, setProblem] = useState(refused && REFUSALS[refused])
  const [isSent, setSent] = useState(false)

  async function send(email: string): Promise<boolean> {
    const failure = await api.post('ct/newsletter/signup', { email: email.trim() }).then(
      ({ success, errorCode }) => (success ? undefined : errorCode ? REFUSALS[errorCode] : 'error.generic'),
      () => 'error.generic' as const,
    )
    announcer.announce(texts.text(failure ?? 'newsletter.sent'))
    setProblem(failure)
    setSent(failure === undefined)
    return failure === undefined
  }

  const check = (email: string) => {
    const error = validateNewsletterEmail(email)
    setProblem(error && REFUSALS[error])
    return error
  }
  const signUp = (email: string) => {
    if (check(email)) return
    void run(() => send(email))
  }
  return { state, problem, isSent: isSent && state !== 'pending', check, signUp }
}
