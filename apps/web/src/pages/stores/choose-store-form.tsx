import { useState, type ReactNode, type SubmitEvent } from 'react'
import { formatWeekday } from '@firkant/domain/format/format-date.ts'
import type { StoreModel } from '@firkant/domain/page/models/store-model.ts'
import { CHOOSE_STORE_FORM, pickupAt, STORE_FORM_FIELDS } from '@firkant/domain/stores/chosen-store.ts'
import { chooseStore } from '../../features/stores/choose-store.ts'
import { announcer } from '../../platform/announcer.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './choose-store-form.module.css'
import { useNow } from './use-now.ts'
import { storeTexts } from './store.texts.ts'

/** Without scripts the page is the same for everybody; its address tells that the store was chosen. */
const CHOSEN_ID = 'chosen-store'

/** When what the store has can be collected; told by the browser's clock, since pages are cached. */
function PickupLine({ model: { store, market } }: { model: StoreModel }): ReactNode {
  const { text } = useTexts(storeTexts)
  const { language } = useShop()
  const now = useNow()
  const pickup = now && store.services.includes('clickAndCollect') ? pickupAt(store, market, now) : undefined
  if (!pickup) return null
  const day = formatWeekday(language, new Date(`${pickup.day}T12:00:00Z`))
  return (
    <p className={style.pickup}>{pickup.isToday ? text('stores.pickupToday') : text('stores.pickupOn', { day })}</p>
  )
}

export function ChooseStoreForm({ model }: { model: StoreModel }): ReactNode {
  const shop = useShop()
  const { text } = useTexts(storeTexts)
  const { storeKey, url, name } = model.store
  const isOwn = useDynamicData('chosenStore', { enabled: false }).data?.id === storeKey
  const [state, setState] = useState<'saving' | 'failed'>()
  const choose = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setState('saving')
    const isSaved = await chooseStore(shop, storeKey)
    setState(isSaved ? undefined : 'failed')
    announcer.announce(isSaved ? text('stores.chosen', { store: name }) : text('stores.chooseFailed'))
  }
  return (
    <div className={style.choice}>
      <PickupLine model={model} />
      <p id={CHOSEN_ID} className={style.own} data-own={isOwn || undefined}>
        {text('stores.chosen', { store: name })}
      </p>
      {!isOwn && (
        <form method="post" action={CHOOSE_STORE_FORM} className={style.form} onSubmit={(event) => void choose(event)}>
          <input type="hidden" name="language" value={shop.language} />
          <input type="hidden" name={STORE_FORM_FIELDS.store} value={storeKey} />
          <input type="hidden" name={STORE_FORM_FIELDS.back} value={`${url}#${CHOSEN_ID}`} />
          <button type="submit" data-part="button" aria-busy={state === 'saving' || undefined}>
            {text('stores.choose')}
          </button>
          {state === 'failed' && <p className={style.failure}>{text('stores.chooseFailed')}</p>}
        </form>
      )}
    </div>
  )
}
