import { useEffect, useState } from 'react'
import { FROM_PARAM, type CountryChoice } from '@firkant/domain/market/country-switch.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../platform/shop-context.ts'

export interface CountrySwitch {
  readonly status: 'loading' | 'loaded' | 'failed'
  /** Whether the visitor has anything that a switch could change. */
  readonly hasCart: boolean
  readonly choiceOf: (market: MarketKey) => CountryChoice | undefined
  readonly retry: () => void
}

interface Answer {
  readonly question: string
  readonly choices?: readonly CountryChoice[]
}

/** What a switch would change, asked anew for each page, cart and attempt. */
export function useCountrySwitch(from: string): CountrySwitch {
  const { dynamicData, reportError } = useShop()
  const cart = useDynamicData('cart').data
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const question = `${attempt} ${cart?.version ?? 0} ${from}`
  useEffect(() => {
    let isAsked = true
    const take = (choices?: readonly CountryChoice[]) => {
      if (isAsked) setAnswer({ question, ...(choices && { choices }) })
    }
    dynamicData.ask('countrySwitch', { [FROM_PARAM]: from }).then(
      (model) => take(model?.choices),
      (error: unknown) => {
        reportError(error, 'warn')
        take()
      },
    )
    return () => {
      isAsked = false
    }
  }, [dynamicData, reportError, from, question])
  const isAnswered = answer?.question === question
  return {
    status: isAnswered ? (answer.choices ? 'loaded' : 'failed') : 'loading',
    hasCart: cart ? cart.items.length + cart.asideItems.length > 0 : false,
    choiceOf: (market) => (isAnswered ? answer.choices?.find((choice) => choice.market === market) : undefined),
    retry: () => setAttempt(attempt + 1),
  }
}
