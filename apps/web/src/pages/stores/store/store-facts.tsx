import type { ReactNode } from 'react'
import { formatPhone, phoneAddress } from '@firkant/domain/format/format-phone.ts'
import type { StoreModel } from '@firkant/domain/page/models/store-model.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import type { StoreService } from '@firkant/domain/stores/store-services.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { ShopLink } from '../../../platform/shop-link.tsx'
import { useFrame } from '../../../platform/use-frame.ts'
import { OpeningTables, useOpeningDays } from './opening-table.tsx'
import style from './store-facts.module.css'
import { storeTexts } from '../store.texts.ts'

/** 24 × 24 line icons like the kit's; only store pages use them. */
const PATHS: Readonly<Record<StoreService, string>> = {
  clickAndCollect: 'M5 8.500h14l1 12H4zM8.500 8.500V7a3.500 3.500 0 0 1 7 0v1.500M9 14.500l2.200 2.200 4-4.200',
  designHelp: 'M4 20l1-4L16.500 4.500a2.100 2.100 0 0 1 3 3L8 19zM14.500 6.500l3 3M4 20h16',
  fabricSamples: 'M4 4h10v14H4zM14 7.500l6 1.600-3.200 12L7.500 18.500M4 8.500h10M4 13h10',
  deliveryFromStore:
    'M2.500 6.500h11v10h-11zM13.500 10h4l4 3.500v3h-8M9 17.500a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM19 17.500a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  returns: 'M4 9h11a5 5 0 0 1 0 10H8M8 5 4 9l4 4',
  trailer: 'M2.500 7.500h15v8h-15zM17.500 14h4M12 17.500a2.300 2.300 0 1 1-4.600 0 2.300 2.300 0 0 1 4.600 0z',
  parking: 'M20.500 12a8.500 8.500 0 1 1-17 0 8.500 8.500 0 0 1 17 0zM10 16.500v-9h3a2.600 2.600 0 0 1 0 5.200h-3',
  charging:
    'M5 20.500V5.500a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v15M3.500 20.500h12M14 11h2.500v5a1.700 1.700 0 0 0 3.400 0V8.500L17.500 6M10 7l-2 4h3l-2 4',
  stepFree:
    'M12.200 4.500a1.500 1.500 0 1 1-3 0 1.500 1.500 0 0 1 3 0zM10.500 8v6h5l2.500 5.500M10.500 10.500H15M8 12a5 5 0 1 0 6.500 6.300',
  playCorner: 'M4 13h7v7H4zM13 13h7v7h-7zM8.500 4h7v7h-7z',
}

interface ServiceIconProps {
  readonly service: StoreService
  readonly className?: string | undefined
  /** Index in the list: brands alternate their look. */
  readonly place: number
}

function ServiceIcon({ service, className, place }: ServiceIconProps): ReactNode {
  return (
    <svg
      className={className}
      data-part="store-service-icon"
      data-turn={place % 3}
      data-icon={service}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      <path d={PATHS[service]} />
    </svg>
  )
}

export function StoreHours({ model: { store, market, today } }: { model: StoreModel }): ReactNode {
  const { text } = useTexts(storeTexts)
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
  const { text } = useTexts(storeTexts)
  const { language } = useShop()
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
      <dl className={style.ways}>
        <div className={style.way}>
          <dt className={style.wayName}>{text('stores.phone')}</dt>
          <dd className={style.wayTo}>
            <a className={style.wayLink} href={phoneAddress(phone)}>
              {formatPhone(language, phone)}
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
  const { text } = useTexts(storeTexts)
  if (store.services.length === 0) return null
  return (
    <section className={style.services} data-part="store-services">
      <h2 className={style.title}>{text('stores.services')}</h2>
      <ul className={style.serviceList}>
        {store.services.map((service, place) => (
          <li key={service} className={style.service} data-service={service}>
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

/** A product's stock in this store is on the product's page. */
export function StockPointer({ model: { store } }: { model: StoreModel }): ReactNode {
  const { text } = useTexts(storeTexts)
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
