import type { ReactNode } from 'react'
import { bundlePartLines } from '@firkant/domain/cart/bundle-parts.ts'
import type { OrderView, OrderViewLine } from '@firkant/domain/orders/order-view.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import style from './order-lines-view.module.css'
import { priceIn } from './order-money.ts'
import { orderTexts } from './order.texts.ts'

interface LineProps {
  readonly line: OrderViewLine
  readonly price: (decimal: number) => string
}

function LineNotes({ line, price }: LineProps): ReactNode {
  const { text, plural } = useTexts(orderTexts)
  const { quantity, unit, discounts, goneBack, bundleParts, notes = [], subtitle, kind } = line
  const parts = bundlePartLines(bundleParts)
  return (
    <>
      {subtitle !== '' && <p>{subtitle}</p>}
      {[...parts, ...notes].map((part) => (
        <p key={part}>{part}</p>
      ))}
      <p>
        {plural('pieces', quantity)}
        {quantity > 1 && kind !== 'gift' && ` · ${text('each', { price: price(unit.inclVat) })}`}
      </p>
      {discounts.map(({ name, code, amount }) => (
        <p key={`${name} ${code ?? ''}`} className={style.discount} data-part="order-line-discount">
          {code === undefined ? name : `${name} (${code})`}
          {amount.inclVat > 0 && `: −${price(amount.inclVat)}`}
        </p>
      ))}
      {goneBack > 0 && <p className={style.back}>{plural('goneBack', goneBack)}</p>}
    </>
  )
}

function Line({ line, price }: LineProps): ReactNode {
  const { text } = useTexts(orderTexts)
  const { name, url, image, kind, paid } = line
  return (
    <li className={style.line} data-kind={kind}>
      <div className={style.picture} data-part="order-line-picture" data-kind={kind} data-empty={!image || undefined}>
        {image && <Image image={image} className={style.image} sizes="96px" ratio="1:1" fit="contain" decorative />}
      </div>
      <div className={style.words}>
        <div className={style.top}>
          <h3 className={style.name}>
            {url === undefined ? (
              name
            ) : (
              <a href={url} className={style.link}>
                {name}
              </a>
            )}
          </h3>
          <span className={style.price} data-part="price">
            {kind === 'gift' ? text('gift') : price(paid.inclVat)}
          </span>
        </div>
        <LineNotes line={line} price={price} />
      </div>
    </li>
  )
}

/** Lines with the names and prices at the time of the order. */
export function OrderLines({ order }: { order: OrderView }): ReactNode {
  const price = priceIn(order.currency)
  return (
    <ul className={style.lines} data-part="order-lines">
      {order.lines.map((line) => (
        <Line key={line.id} line={line} price={price} />
      ))}
    </ul>
  )
}
