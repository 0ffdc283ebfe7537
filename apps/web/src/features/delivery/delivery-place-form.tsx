import { useState, type FormEvent, type ReactNode } from 'react'
import {
  DELIVERY_PLACE_FIELDS,
  DELIVERY_PLACE_FORM,
  MAX_POSTCODE_LENGTH,
  type DeliveryPlaceModel,
} from '@firkant/domain/delivery/delivery-place.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { announcer } from '../../platform/announcer.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './delivery-place-form.module.css'
import { deliveryPlaceTexts } from './delivery-place.texts.ts'
import { sayPostcode } from './say-postcode.ts'

interface DeliveryPlaceFormProps {
  /** The page to go back to without scripts. */
  readonly from: string
  /** What the server knows, where it made the page. */
  readonly sent?: DeliveryPlaceModel | null
  readonly isWrong?: boolean
  readonly onDone: () => void
}

type Outcome = 'saving' | 'refused' | 'failed'

function usePlaceForm({ sent, isWrong = false, onDone }: Omit<DeliveryPlaceFormProps, 'from'>) {
  const shop = useShop()
  const { text } = useTexts(deliveryPlaceTexts)
  const loaded = useDynamicData('deliveryPlace')
  const place = loaded.status === 'loaded' ? loaded.data : (sent ?? null)
  const [outcome, setOutcome] = useState<Outcome | undefined>(isWrong ? 'refused' : undefined)

  async function say(postcode: string | null): Promise<void> {
    setOutcome('saving')
    const answer = await sayPostcode(shop, postcode)
    setOutcome(answer === 'said' ? undefined : answer)
    if (answer !== 'said') return
    const now = shop.dynamicData.read('deliveryPlace').data
    announcer.announce(now ? text('said', { place: now.label }) : text('forgotten'))
    onDone()
  }

  return { place, outcome, say, clear: () => setOutcome(undefined) }
}

/** Asks for the postcode, once for the whole shop. */
export function DeliveryPlaceForm({ from, ...given }: DeliveryPlaceFormProps): ReactNode {
  const { language, market } = useShop()
  const { text } = useTexts(deliveryPlaceTexts)
  const { place, outcome, say, clear } = usePlaceForm(given)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(DELIVERY_PLACE_FIELDS.postcode)
    void say(typeof typed === 'string' && typed.trim() !== '' ? typed : ' ')
  }
  const forget = (event: FormEvent) => {
    event.preventDefault()
    void say(null)
  }
  const hidden = (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name={DELIVERY_PLACE_FIELDS.back} value={from} />
    </>
  )
  return (
    <div className={style.place} data-part="delivery-place">
      <p className={style.intro}>{text('intro')}</p>
      {place && <p className={style.own}>{place.label}</p>}
      <form method="post" action={DELIVERY_PLACE_FORM} className={style.form} noValidate onSubmit={submit}>
        {hidden}
        <TextField
          key={place?.postcode}
          name={DELIVERY_PLACE_FIELDS.postcode}
          label={text('postcode')}
          required
          defaultValue={place?.postcode}
          maxLength={MAX_POSTCODE_LENGTH}
          autoComplete="postal-code"
          inputMode="numeric"
          spellCheck={false}
          problem={outcome === 'refused' ? text('wrong', { country: text(market.key) }) : undefined}
          onChange={clear}
        />
        <AsyncButton part="button" state={outcome === 'saving' ? 'pending' : 'idle'}>
          {text('save')}
        </AsyncButton>
      </form>
      {outcome === 'failed' && (
        <p className={style.failure} role="alert">
          {text('failed')}
        </p>
      )}
      {place && (
        <form method="post" action={DELIVERY_PLACE_FORM} onSubmit={forget}>
          {hidden}
          <button type="submit" className={style.forget} data-part="text-link">
            {text('forget')}
          </button>
        </form>
      )}
    </div>
  )
}
