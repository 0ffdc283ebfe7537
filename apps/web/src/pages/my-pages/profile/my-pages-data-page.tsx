import type { ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import type { CustomerProfile } from '@firkant/domain/customer/customer-calls.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useDynamicData } from '../../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { moneyIn } from '../../order/order-money.ts'
import style from './my-pages-data-page.module.css'
import { MyPagesFrame } from '../my-pages-frame.tsx'
import { dataTexts } from './data.texts.ts'

function addressLines({ address }: CustomerProfile): readonly string[] {
  if (!address) return []
  const { streetName, streetNumber = '', additional = '', postalCode, city } = address
  return [`${streetName} ${streetNumber}`.trim(), additional, `${postalCode} ${city}`].filter(Boolean)
}

interface FactProps {
  readonly term: string
  readonly lines: readonly string[]
  /** Instead of no lines. */
  readonly none?: string
}

function Fact({ term, lines, none }: FactProps): ReactNode {
  const shown = lines.length > 0 || none === undefined ? lines : [none]
  return (
    <div className={style.fact}>
      <dt className={style.term}>{term}</dt>
      {shown.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same
        <dd key={`${line} ${at}`}>{line}</dd>
      ))}
    </div>
  )
}

/** What the shop knows of the customer, to read; all of it as a file. */
export function MyPagesDataPage({ page }: { page: PageWith<'MyPagesDataPage'> }): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(dataTexts)
  const { model } = page
  const { profile, orders, sessions, offers, wayIn, urls } = model
  const favourites = useDynamicData('wishlist').data?.products.map(({ displayName }) => displayName) ?? []
  const orderLines = orders.map(
    ({ number, placedAt, total, currency }) =>
      `${number} · ${formatDate(language, new Date(placedAt))} · ${moneyIn(currency)(total)}`,
  )
  return (
    <MyPagesFrame model={model} lead={<p>{text('lead')}</p>}>
      <p>
        <a href={`/api/client/ct/customer/export?language=${language}`} download data-part="button">
          {text('download')}
        </a>
      </p>
      <dl className={style.facts}>
        <Fact term={text('name')} lines={[`${profile.forename} ${profile.surname}`]} />
        <Fact term={text('email')} lines={[profile.email]} />
        <Fact term={text('mobile')} lines={[profile.phoneNumber]} />
        <Fact term={text('address')} lines={addressLines(profile)} none={text('noAddress')} />
        <Fact
          term={text('orders')}
          lines={model.orderCount > orders.length ? [...orderLines, `… (${model.orderCount})`] : orderLines}
          none={text('noOrders')}
        />
        <Fact term={text('favourites')} lines={favourites} none={text('noOffers')} />
        <Fact term={text('offers')} lines={offers} none={text('noOffers')} />
        <div className={style.fact}>
          <dt className={style.term}>{text('wayIn')}</dt>
          <dd>
            <a href={wayIn.url} data-part="text-link">
              {text(wayIn.isSaid ? 'wayInSaid' : 'wayInNone')}
            </a>
          </dd>
        </div>
        <Fact
          term={text('sessions')}
          lines={sessions.map(({ device, network, lastSeenAt }) =>
            [device, network, formatDate(language, new Date(lastSeenAt))].filter(Boolean).join(' · '),
          )}
        />
      </dl>
      {urls.deletion !== undefined && (
        <p>
          {text('privacy')}{' '}
          <a href={urls.deletion} data-part="text-link">
            {text('toDeletion')}
          </a>
        </p>
      )}
    </MyPagesFrame>
  )
}
