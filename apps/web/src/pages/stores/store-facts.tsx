import type { ReactNode } from 'react'
import type { StoreModel } from '@firkant/domain/page/store-model.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { ShopLink } from '../../shell/shop-link.tsx'
import { useFrame } from '../../shell/use-frame.ts'
import { OpeningTables } from './opening-table.tsx'
import { ServiceIcon } from './service-icon.tsx'
import style from './store-facts.module.css'
import { useStoreTexts } from './use-store-texts.ts'

export function StoreHours({ model: { store, market, today } }: { model: StoreModel }): ReactNode {
  const text = useStoreTexts()
  return (
    <section className={style.panel} data-part="store-hours">
      <h2>{text('stores.hours')}</h2>
      <OpeningTables store={store} market={market} today={today} />
    </section>
  )
}

export function StoreContact({ model: { store, directionsUrl } }: { model: StoreModel }): ReactNode {
  const text = useStoreTexts()
  const { street, postalCode, city, phone, email } = store
  return (
    <section className={style.panel} data-part="store-contact">
      <h2>{text('stores.find')}</h2>
      <address className={style.address} data-part="store-address">
        {street}
        <br />
        {postalCode} {city}
      </address>
      <ShopLink link={{ to: directionsUrl, target: '_blank' }} part="button">
        {text('stores.directions')}
        <Icon name="arrow" />
      </ShopLink>
      <dl className={style.ways} data-part="store-ways">
        <div>
          <dt>{text('stores.phone')}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{text('stores.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
    </section>
  )
}

export function StoreServices({ model: { store } }: { model: StoreModel }): ReactNode {
  const text = useStoreTexts()
  if (store.services.length === 0) return null
  return (
    <section className={style.services} data-part="store-services">
      <h2>{text('stores.services')}</h2>
      <ul>
        {store.services.map((service) => (
          <li key={service} data-part="store-service" data-service={service}>
            <ServiceIcon service={service} />
            <div>
              <b>{text(`stores.service.${service}`)}</b>
              <span>{text(`stores.service.${service}.text`)}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where the stock of a product in this store is told: on the product's own page. */
export function StockPointer({ model: { store } }: { model: StoreModel }): ReactNode {
  const text = useStoreTexts()
  const { frame } = useFrame()
  return (
    <section className={style.pointer} data-part="store-stock">
      <Icon name="store" />
      <div>
        <h2>{text('stores.stock')}</h2>
        <p>{text('stores.stockText', { store: store.name })}</p>
      </div>
      <a href={frame?.menuPage ?? '/'} data-part="text-link">
        {text('stores.stockLink')}
      </a>
    </section>
  )
}
