import type { ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import type { OrderSummary } from '@firkant/domain/page/models/my-pages-models.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { moneyIn } from '../../order/order-money.ts'
import { orderTexts } from '../../order/order.texts.ts'
import { OrderPictures } from './order-pictures.tsx'
import style from './order-row.module.css'
import { stateLabel } from './state-label.ts'
import { myPagesTexts } from '../my-pages.texts.ts'

const MAX_NAMES = 2

function useNames({ products }: OrderSummary): string {
  const { plural } = useTexts(myPagesTexts)
  const names = products.slice(0, MAX_NAMES).map(({ name }) => name)
  const others = products.length - names.length
  return others > 0 ? plural('andMore', others, { names: names.join(', ') }) : names.join(', ')
}

interface OrderRowProps {
  readonly order: OrderSummary
  readonly heading: 'h2' | 'h3'
}

/** An order in a list: the whole row leads to it. */
export function OrderRow({ order, heading: Heading }: OrderRowProps): ReactNode {
  const { text, plural, language } = useTexts(myPagesTexts)
  const own = useTexts(orderTexts)
  const { number, url, state, placedAt, total, currency, pieces, products } = order
  return (
    <li className={style.order} data-part="my-order" data-state={state}>
      <OrderPictures products={products} />
      <div className={style.words}>
        <Heading className={style.title}>
          <a href={url} className={style.link}>
            {text('orderNumber', { number })}
          </a>
        </Heading>
        <p className={style.names}>{useNames(order)}</p>
        <p className={style.facts}>
          <time dateTime={placedAt}>{formatDate(language, new Date(placedAt))}</time> · {plural('pieces', pieces)} ·{' '}
          <span className={style.total}>{moneyIn(currency)(total)}</span>
        </p>
      </div>
      <p className={style.state} data-state={state}>
        {own.text(stateLabel(order))}
      </p>
      <Icon name="right" className={style.arrow} />
    </li>
  )
}
