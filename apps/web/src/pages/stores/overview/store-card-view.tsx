import type { ReactNode } from 'react'
import type { Day } from '@firkant/domain/delivery/working-days.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { StoreCard } from '@firkant/domain/page/models/store-model.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Guard } from '../../../platform/guard.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { OpenLine } from '../store/open-line.tsx'
import style from './store-card-view.module.css'
import { storeTexts } from '../store.texts.ts'

interface StoreCardsProps {
  readonly stores: readonly StoreCard[]
  readonly market: MarketKey
  readonly today: Day
  readonly heading: 'h2' | 'h3'
  /** What the list is in: a named region, or only a heading. */
  readonly under?: 'region' | 'heading'
}

interface StoreCardViewProps extends Omit<StoreCardsProps, 'stores'> {
  readonly store: StoreCard
  readonly isFirst: boolean
}

function StoreCardView({ store, market, today, heading: Heading, under, isFirst }: StoreCardViewProps): ReactNode {
  const { text } = useTexts(storeTexts)
  const { language } = useShop()
  const { name, url, street, postalCode, city, km } = store
  return (
    <li className={style.card} data-part="store-card" data-first={(isFirst && under === 'region') || undefined}>
      <div className={style.head}>
        <Heading className={style.name} data-part="store-card-name">
          <a href={url} className={style.link}>
            {name}
          </a>
        </Heading>
        <span className={style.arrow} data-part="store-card-arrow">
          <Icon name="arrow" />
        </span>
      </div>
      <address className={style.address}>
        {street}
        <br />
        {postalCode} {city}
      </address>
      <OpenLine store={store} market={market} today={today} />
      {km !== undefined && <p className={style.km}>{text('stores.kilometres', { km: formatNumber(language, km) })}</p>}
    </li>
  )
}

export function StoreCards({ stores, ...props }: StoreCardsProps): ReactNode {
  return (
    <ul
      className={style.cards}
      data-named={props.under === 'region' || undefined}
      data-ruled={props.under === 'heading' || undefined}
    >
      {stores.map((store, index) => (
        <Guard key={store.storeKey}>
          <StoreCardView {...props} store={store} isFirst={index === 0} />
        </Guard>
      ))}
    </ul>
  )
}
