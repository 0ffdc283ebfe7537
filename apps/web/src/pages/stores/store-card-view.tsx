import type { ReactNode } from 'react'
import type { Day } from '@firkant/domain/delivery/working-days.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { StoreCard } from '@firkant/domain/page/store-model.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Guard } from '../../platform/guard.tsx'
import { useShop } from '../../start/shop-context.ts'
import { OpenLine } from './open-line.tsx'
import style from './store-card-view.module.css'
import { useStoreTexts } from './use-store-texts.ts'

interface StoreCardsProps {
  readonly stores: readonly StoreCard[]
  readonly market: MarketKey
  readonly today: Day
  readonly heading: 'h2' | 'h3'
}

function StoreCardView({ store, market, today, heading: Heading }: StoreCardsProps & { store: StoreCard }): ReactNode {
  const text = useStoreTexts()
  const { language } = useShop()
  const { name, url, street, postalCode, city, km } = store
  return (
    <li className={style.card} data-part="store-card">
      <div className={style.head} data-part="store-card-head">
        <Heading>
          <a href={url} data-part="store-card-link">
            {name}
          </a>
        </Heading>
        <Icon name="arrow" />
      </div>
      <address className={style.address} data-part="store-card-address">
        {street}
        <br />
        {postalCode} {city}
      </address>
      <OpenLine store={store} market={market} today={today} />
      {km !== undefined && (
        <p className={style.km} data-part="store-card-km">
          {text('stores.kilometres', { km: formatNumber(language, km) })}
        </p>
      )}
    </li>
  )
}

export function StoreCards(props: StoreCardsProps): ReactNode {
  return (
    <ul className={style.cards} data-part="store-cards">
      {props.stores.map((store) => (
        <Guard key={store.storeKey}>
          <StoreCardView {...props} store={store} />
        </Guard>
      ))}
    </ul>
  )
}
