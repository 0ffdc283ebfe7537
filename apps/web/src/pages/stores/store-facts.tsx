import type { ReactNode } from 'react'
import type { StoreModel } from '@firkant/domain/page/store-model.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { ShopLink } from '../../platform/shop-link.tsx'
import { useFrame } from '../../platform/use-frame.ts'
import { OpeningTables, useOpeningDays } from './opening-table.tsx'
import { ServiceIcon } from './service-icon.tsx'
import style from './store-facts.module.css'
import { useStoreTexts } from './use-store-texts.ts'

export function StoreHours({ model: { store, market, today } }: { model: StoreModel }): ReactNode {
  const text = useStoreTexts()
  const days = useOpeningDays(store, market, today)
  return (
    <section
      className={style.panel}
      data-part="store-hours"
      data-of="hours"
      data-special={days.later.length > 0 || undefined}
    >
      <h2 className={style.title}>{text('stores.hours')}</h2>
      <OpeningTables {...days} />
    </section>
  )
}

export function StoreContact({ model: { store, directionsUrl } }: { model: StoreModel }): ReactNode {
  const text = useStoreTexts()
  const { street, postalCode, city, phone, email } = store
  return (
    <section className={style.panel} data-part="store-contact">
      <h2 className={style.title}>{text('stores.find')}</h2>
      <address className={style.address} data-part="store-address">
        {street}
        <br />
        {postalCode} {city}
      </address>
      <ShopLink link={{ to: directionsUrl, target: '_blank' }} part="button">
        {text('stores.directions')}
        <span className={style.arrow}>
          <Icon name="arrow" />
        </span>
      </ShopLink>
      <dl className={style.ways} data-part="store-ways">
        <div className={style.way}>
          <dt className={style.wayName}>{text('stores.phone')}</dt>
          <dd className={style.wayTo}>
            <a className={style.wayLink} href={`tel:${phone.replaceAll(/\s/g, '')}`}>
              {phone}
            </a>
          </dd>
        </div>
        <div className={style.way}>
          <dt className={style.wayName}>{text('stores.email')}</dt>
          <dd className={style.wayTo}>
            <a className={style.wayLink} href={`mailto:${email}`}>
              {email}
            </a>
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
      <h2 className={style.title}>{text('stores.services')}</h2>
      <ul className={style.serviceList}>
        {store.services.map((service, place) => (
          <li key={service} className={style.service} data-part="store-service" data-service={service}>
            <ServiceIcon service={service} className={style.serviceIcon} place={place} />
            <div className={style.serviceWords}>
              <b className={style.serviceName}>{text(`stores.service.${service}`)}</b>
              <span className={style.serviceText}>{text(`stores.service.${service}.text`)}</span>
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
    <section className={style.stock} data-part="store-stock">
      <span className={style.stockIcon} data-part="store-stock-icon">
        <Icon name="store" />
      </span>
      <div>
        <h2 className={style.title}>{text('stores.stock')}</h2>
        <p className={style.stockText}>{text('stores.stockText', { store: store.name })}</p>
      </div>
      <a href={frame?.menuPage ?? '/'} className={style.stockLink} data-part="text-link">
        {text('stores.stockLink')}
      </a>
    </section>
  )
}
