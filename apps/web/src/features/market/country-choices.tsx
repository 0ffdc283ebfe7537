import { useId, useEffect, useState, type ReactNode } from 'react'
import {
  COUNTRY_FORM_PATH,
  FROM_PARAM,
  MARKET_FIELD,
  type CountryChoice,
} from '@firkant/domain/market/country-switch.ts'
import { MARKETS, type MarketKey, type MarketLanguage } from '@firkant/domain/market/market.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './country-choices.module.css'
import { choiceMessages } from './switch-message.ts'
import { countryTexts } from './country.texts.ts'
import '#brand/art-country.css'

interface CountrySwitch {
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

/** What a switch would change; loaded anew for each page, cart and attempt. */
function useCountrySwitch(from: string): CountrySwitch {
  const { dynamicData, reportError } = useShop()
  const cart = useDynamicData('cart').data
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const question = `${attempt} ${cart?.version ?? 0} ${from}`
  useEffect(() => {
    let isCurrent = true
    const take = (choices?: readonly CountryChoice[]) => {
      if (isCurrent) setAnswer({ question, ...(choices && { choices }) })
    }
    dynamicData.fetch('countrySwitch', { [FROM_PARAM]: from }).then(
      (model) => take(model?.choices),
      (error: unknown) => {
        reportError(error, 'warn')
        take()
      },
    )
    return () => {
      isCurrent = false
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

/** Each country in its own language, so that visitors recognise theirs. */
const LANGUAGE_NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Dansk', nb: 'Norsk', sv: 'Svenska' }

function Consequences({ market, plan, id }: { market: MarketKey; plan: CountrySwitch; id: string }): ReactNode {
  const texts = useTexts(countryTexts)
  const choice = plan.choiceOf(market)
  const messages = choice ? choiceMessages(choice, texts) : []
  const isWaiting = plan.status === 'loading' && plan.hasCart
  return (
    <div id={id} className={style.consequences} data-part="country-consequences" data-state={plan.status}>
      {isWaiting && <p className={style.waiting}>{texts.text('country.cart.loading')}</p>}
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  )
}

function CountryHead({ market }: { market: MarketKey }): ReactNode {
  const texts = useTexts(countryTexts)
  const { language, currency } = MARKETS[market]
  return (
    <div className={style.head}>
      <span className={style.mark} aria-hidden="true">
        {market}
      </span>
      <p className={style.names}>
        <strong className={style.name}>{texts.text(`country.name.${market}`)}</strong>
        <span className={style.facts}>
          <span className={style.fact} lang={language}>
            {LANGUAGE_NAMES[language]}
          </span>
          <span className={style.fact}>{texts.text(`country.currency.${currency}`)}</span>
        </span>
      </p>
    </div>
  )
}

function OtherCountry({ market, from, plan }: { market: MarketKey; from: string; plan: CountrySwitch }): ReactNode {
  const texts = useTexts(countryTexts)
  const id = useId()
  return (
    <li className={style.country} data-part="country">
      <CountryHead market={market} />
      <Consequences market={market} plan={plan} id={id} />
      {/* A whole new document: texts, prices and addresses are all other ones. */}
      <form className={style.form} method="post" action={COUNTRY_FORM_PATH}>
        <input type="hidden" name={FROM_PARAM} value={from} />
        <button
          type="submit"
          name={MARKET_FIELD}
          value={market}
          data-part="button"
          className={style.choose}
          aria-describedby={id}
        >
          {texts.text('country.switchTo', { country: texts.text(`country.name.${market}`) })}
        </button>
      </form>
    </li>
  )
}

/** The brand's countries, with what each would mean for page and cart, before anything is switched. */
export function CountryChoices({ from }: { from: string }): ReactNode {
  const { market: current } = useShop()
  const texts = useTexts(countryTexts)
  const markets = useDynamicData('countries').data?.markets ?? []
  const plan = useCountrySwitch(from)
  return (
    <div className={style.choices} data-part="country-choices">
      <p className={style.intro}>{texts.text('country.intro')}</p>
      {plan.status === 'failed' && plan.hasCart && (
        <div className={style.failure} role="alert">
          <p>{texts.text('country.cart.failed')}</p>
          <button type="button" data-part="text-link" onClick={plan.retry}>
            {texts.text('country.cart.retry')}
          </button>
        </div>
      )}
      <ul className={style.list}>
        {markets.map((market) =>
          market === current.key ? (
            <li key={market} className={style.country} data-part="country" data-current="" aria-current="true">
              <CountryHead market={market} />
              <p className={style.here} data-part="country-here">
                {texts.text('country.current')}
              </p>
            </li>
          ) : (
            <OtherCountry key={market} market={market} from={from} plan={plan} />
          ),
        )}
      </ul>
    </div>
  )
}
