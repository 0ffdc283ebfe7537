import { useEffect, useState } from 'react'
import type { AnswerOf } from '@firkant/domain/http/call.ts'
import type { storeCalls } from '@firkant/domain/stores/store-calls.ts'
import { useShop } from '../../platform/shop-context.ts'

type StoresOfSku = AnswerOf<(typeof storeCalls)['GET /api/client/stores/stock']>

export interface StoresQuestion {
  readonly query: string
  /** Counts retries. */
  readonly attempt: number
}

interface Answered {
  readonly question: StoresQuestion
  readonly answer?: StoresOfSku
}

/** The last answer stays until the next one is there. */
export function useStoresOfSku(sku: string, question: StoresQuestion) {
  const { api, reportError } = useShop()
  const [answered, setAnswered] = useState<Answered>()
  useEffect(() => {
    let isCurrent = true
    api.get('stores/stock', { sku, q: question.query }).then(
      (answer) => isCurrent && setAnswered({ question, answer }),
      (error: unknown) => {
        reportError(error, 'warn')
        if (isCurrent) setAnswered({ question })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [api, reportError, sku, question])
  const isPending = answered?.question !== question
  return { answer: answered?.answer, isPending, hasFailed: !isPending && answered.answer === undefined }
}
