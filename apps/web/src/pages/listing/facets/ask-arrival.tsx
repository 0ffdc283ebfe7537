import { useState, type ReactNode } from 'react'
import { withFacetValue } from '@firkant/domain/catalog/listing-query.ts'
import { MAX_POSTCODE_LENGTH } from '@firkant/domain/delivery/delivery-place.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { deliveryPlaceTexts } from '../../../features/delivery/delivery-place.texts.ts'
import { sayPostcode } from '../../../features/delivery/say-postcode.ts'
import { useDynamicData } from '../../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { useListing } from '../listing-context.ts'
import style from './facets.module.css'

type Outcome = 'saving' | 'refused' | 'failed'

/** Asks where, then lists the days there as a facet of the address. What is said here holds in the whole shop. */
function useAskedDays() {
  const shop = useShop()
  const { query, choose } = useListing()
  const place = useDynamicData('deliveryPlace').data
  const [typed, setTyped] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()
  const postcode = typed ?? place?.postcode ?? ''

  async function show(): Promise<void> {
    setOutcome('saving')
    const answer = postcode === place?.postcode ? 'said' : await sayPostcode(shop, postcode || ' ')
    setOutcome(answer === 'said' ? undefined : answer)
    const said = shop.dynamicData.read('deliveryPlace').data
    if (answer === 'said' && said) choose(withFacetValue(query, 'arrival', said.postcode.replaceAll(' ', '')))
  }

  const type = (written: string) => {
    setTyped(written)
    setOutcome(undefined)
  }
  return { postcode, outcome, show, type }
}

/** "With me by Friday" for whoever has not said where: the days follow the postcode. */
export function AskArrival(): ReactNode {
  const { texts, market } = useShop()
  const { text } = useTexts(deliveryPlaceTexts)
  const { postcode, outcome, show, type } = useAskedDays()
  const problems: Readonly<Record<Outcome, string | undefined>> = {
    saving: undefined,
    refused: text('wrong', { country: text(market.key) }),
    failed: text('failed'),
  }
  return (
    <details className={style.facet} data-facet="arrival">
      <summary className={style.name} data-part="facet-name">
        <span>{texts.text('listing.arrivalBy')}</span>
        <Icon name="down" className={style.arrow} />
      </summary>
      <div className={style.ask}>
        <TextField
          label={text('postcode')}
          value={postcode}
          maxLength={MAX_POSTCODE_LENGTH}
          autoComplete="postal-code"
          inputMode="numeric"
          enterKeyHint="go"
          spellCheck={false}
          problem={outcome && problems[outcome]}
          onChange={type}
          onKey={(event) => {
            if (event.key !== 'Enter') return
            // The form of the filters would close.
            event.preventDefault()
            void show()
          }}
        />
        <AsyncButton
          part="button"
          type="button"
          state={outcome === 'saving' ? 'pending' : 'idle'}
          onPress={() => void show()}
        >
          {texts.text('listing.arrivalDays')}
        </AsyncButton>
      </div>
    </details>
  )
}
