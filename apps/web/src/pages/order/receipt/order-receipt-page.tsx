import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import { MINOR_PER_MAJOR, minorOfDecimal } from '@firkant/domain/money/money.ts'
import { formatPhone } from '@firkant/domain/format/format-phone.ts'
import { isByInvoice, type OrderView } from '@firkant/domain/orders/order-view.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { addressLines, DestinationFact, Fact } from '../order-facts.tsx'
import { moneyIn } from '../order-money.ts'
import { orderTexts } from '../order.texts.ts'
import { returnTexts } from '../return.texts.ts'
import style from './order-receipt-page.module.css'
import { useInvoiceTerms } from './use-invoice-terms.ts'
import '#brand/art-order.css'

/** Pieces returned or never sent; announced returns still count as sold. */
function creditedPieces({ returns }: OrderView, lineId: string): number {
  const settled = returns.filter(({ state }) => state !== 'announced')
  const parts = settled.flatMap(({ outcome }) => outcome.lines.filter(({ id }) => id === lineId))
  return parts.reduce((sum, { quantity }) => sum + quantity, 0)
}

function CreditedPieces({ count }: { count: number }): ReactNode {
  const { plural } = useTexts(returnTexts)
  return count > 0 && <small>{plural('creditedPieces', count)}</small>
}

function ReceiptLines({ order }: { order: OrderView }): ReactNode {
  const { text } = useTexts(orderTexts)
  const money = moneyIn(order.currency)
  return (
    <table className={style.goods}>
      <thead>
        <tr>
          <th scope="col">{text('product')}</th>
          <th scope="col">{text('quantity')}</th>
          <th scope="col">{text('unitPrice')}</th>
          <th scope="col">{text('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map(({ id, sku, name, quantity, unit, linePrice, discounts, kind }) => (
          <tr key={id}>
            <td>
              {name}
              {sku !== undefined && <small>{sku}</small>}
              {discounts.map(({ name: offer, code, amount }) => (
                <small key={`${offer} ${code ?? ''}`}>
                  {amount.inclVat > 0 && `${text('discount')}: `}
                  {code === undefined ? offer : `${offer} (${code})`}
                  {amount.inclVat > 0 && ` −${money(amount.inclVat)}`}
                </small>
              ))}
              <CreditedPieces count={creditedPieces(order, id)} />
            </td>
            <td>{quantity}</td>
            <td>{kind === 'gift' ? text('gift') : money(unit.inclVat)}</td>
            <td>{money(linePrice.inclVat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Row {
  readonly name: string
  readonly label: string
  readonly amount: string
}

function useSumRows(order: OrderView): readonly Row[] {
  const { text } = useTexts(orderTexts)
  const money = moneyIn(order.currency)
  const { goods, discount, shipping, total, vat, giftCards, toPay } = order.totals
  const { payment, vatPercent: percent } = order
  const way = payment?.name.toLowerCase() ?? ''
  return [
    { name: 'goods', label: text('goods'), amount: money(goods.inclVat) },
    ...(discount.inclVat > 0
      ? [{ name: 'discount', label: text('discount'), amount: `−${money(discount.inclVat)}` }]
      : []),
    { name: 'delivery', label: text('delivery'), amount: money(shipping.inclVat) },
    { name: 'total', label: text('inclVat'), amount: money(total.inclVat) },
    { name: 'vat', label: text('vatAmount', { percent }), amount: money(vat) },
    { name: 'excl', label: text('exclVat'), amount: money(total.exclVat) },
    ...(giftCards > 0 ? [{ name: 'gift-cards', label: text('giftCards'), amount: money(giftCards) }] : []),
    ...(payment
      ? [
          {
            name: 'paid',
            label: text(`means.${payment.standing}`, { way }),
            amount: money(toPay),
          },
        ]
      : []),
  ]
}

/** Credits, and the invoice's sum after them. */
function useCreditRows({ totals, currency, payment }: OrderView): readonly Row[] {
  const { text } = useTexts(returnTexts)
  const money = moneyIn(currency)
  const { credited, total, leftToPay } = totals
  if (credited.inclVat === 0) return []
  const minor = minorOfDecimal
  const left = (minor(total.inclVat) - minor(credited.inclVat)) / MINOR_PER_MAJOR
  const leftExcl = (minor(total.exclVat) - minor(credited.exclVat)) / MINOR_PER_MAJOR
  const way = payment?.name.toLowerCase() ?? ''
  return [
    { name: 'credited', label: text('credited'), amount: `−${money(credited.inclVat)}` },
    { name: 'left', label: text('leftTotal'), amount: money(left) },
    { name: 'left-vat', label: text('leftVat'), amount: money(left - leftExcl) },
    ...(isByInvoice({ payment })
      ? [{ name: 'left-to-pay', label: text('leftToPay', { way }), amount: money(leftToPay) }]
      : []),
  ]
}

type Receipt = PageWith<'OrderReceiptPage'>['model']

function Parties({ order, seller }: Pick<Receipt, 'order' | 'seller'>): ReactNode {
  const { text, language } = useTexts(orderTexts)
  const { buyer, billingAddress } = order
  const company = [
    buyer.companyName ?? '',
    buyer.vatNumber === undefined ? '' : text('vatNumber', { number: buyer.vatNumber }),
  ]
  return (
    <div className={style.parties}>
      <Fact
        level="h2"
        name="seller"
        heading={text('seller')}
        lines={[
          seller.legalName,
          ...seller.address,
          seller.companyNumber,
          seller.email,
          formatPhone(language, seller.phone),
        ]}
      />
      <Fact
        level="h2"
        name="buyer"
        heading={text('buyer')}
        lines={[...company, ...addressLines(billingAddress), buyer.email].filter(Boolean)}
      />
      <DestinationFact level="h2" order={order} />
    </div>
  )
}

/** The order as a printable invoice. */
export function OrderReceiptPage({ page }: { page: PageWith<'OrderReceiptPage'> }): ReactNode {
  const { text, language } = useTexts(orderTexts)
  const { order, seller } = page.model
  const terms = useInvoiceTerms(order)
  const date = formatDate(language, new Date(order.placedAt))
  return (
    <div className={style.page}>
      <p className={style.ways} data-part="receipt-ways">
        <a href={order.orderUrl} data-part="text-link">
          {text('toOrderPage')}
        </a>
        <button type="button" data-part="button" onClick={() => window.print()}>
          {text('print')}
        </button>
      </p>
      <article className={style.sheet} data-part="receipt">
        <header className={style.head}>
          <div>
            <p className={style.brand}>{storefront.name}</p>
            <h1>{text('invoice')}</h1>
          </div>
          <dl className={style.numbers}>
            <dt>{text('invoiceNumber')}</dt>
            <dd>{order.number}</dd>
            <dt>{text('orderDate')}</dt>
            <dd>{date}</dd>
          </dl>
        </header>
        <Parties order={order} seller={seller} />
        <ReceiptLines order={order} />
        <dl className={style.sums}>
          {[...useSumRows(order), ...useCreditRows(order)].map(({ name, label, amount }) => (
            <div key={name} data-sum={name}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        {terms !== undefined && (
          <p className={style.note} data-part="invoice-terms">
            {terms}
          </p>
        )}
        <p className={style.note}>{text('receiptNote')}</p>
      </article>
    </div>
  )
}
