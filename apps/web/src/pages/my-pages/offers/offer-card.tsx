import type { ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import { MY_PAGES_FORMS, MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import type { PersonalOffer } from '@firkant/domain/promotions/personal-offer.ts'
import { ActionMessage } from '@firkant/ui/action-message/action-message.tsx'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './offer-card.module.css'
import { useActivateOffer } from './use-activate-offer.ts'
import { myPagesTexts } from '../my-pages.texts.ts'

function Activate({ offer: { offerKey, title } }: { offer: PersonalOffer }): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(myPagesTexts)
  const { state, failure, activate } = useActivateOffer(offerKey)
  return (
    <form
      method="post"
      action={MY_PAGES_FORMS.activateOffer}
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault()
        activate()
      }}
    >
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name={MY_PAGES_PARAMS.offer} value={offerKey} />
      <AsyncButton state={state} part="button" label={text('offer.activateNamed', { title })}>
        {text('offer.activate')}
      </AsyncButton>
      <ActionMessage tone="negative">{failure}</ActionMessage>
    </form>
  )
}

/** A ticket: what it is worth, what it is for, and the button that activates it. */
function OfferCard({ offer }: { offer: PersonalOffer }): ReactNode {
  const { text, language } = useTexts(myPagesTexts)
  const { discountValue, title, description, validUntil, state } = offer
  return (
    <li className={style.offer} data-part="my-offer" data-state={state}>
      <p className={style.value} data-state={state}>
        {discountValue}
      </p>
      <div className={style.words}>
        <h3 className={style.title}>{title}</h3>
        {description !== '' && <p className={style.text}>{description}</p>}
        {validUntil !== undefined && (
          <p className={style.until}>{text('offer.until', { date: formatDate(language, new Date(validUntil)) })}</p>
        )}
        {state === 'open' ? (
          <Activate offer={offer} />
        ) : (
          <p className={style.state} data-state={state}>
            {text(state === 'used' ? 'offer.used' : 'offer.active')}
          </p>
        )}
      </div>
    </li>
  )
}

interface OfferListProps {
  readonly offers: readonly PersonalOffer[]
  readonly label: string
}

export function OfferList({ offers, label }: OfferListProps): ReactNode {
  return (
    <ul className={style.offers} aria-label={label}>
      {offers.map((offer) => (
        <OfferCard key={offer.offerKey} offer={offer} />
      ))}
    </ul>
  )
}
