import type { ReactNode } from 'react'
import type { DeskOrder } from '@firkant/domain/studio/studio-calls.ts'
import { useTexts, type TextKey } from '../texts/use-texts.tsx'

export function OrderLines({ order }: { readonly order: DeskOrder }): ReactNode {
  const { text, money, number } = useTexts()
  const { lines, totals, currency, payment } = order
  const sums: readonly (readonly [TextKey, number])[] = [
    ['goods', totals.goodsMinor],
    ['discount', -totals.discountMinor],
    ['delivery', totals.shippingMinor],
    ['total', totals.totalMinor],
    ['refunded', -totals.refundedMinor],
  ]
  return (
    <section className="card" aria-labelledby="goods">
      <h2 id="goods">{text('goods')}</h2>
      <table className="plain-table">
        <tbody>
          {lines.map(({ id, name, subtitle, sku, quantity, paidMinor, returned }) => (
            <tr key={id}>
              <td className="count">{number(quantity)} ×</td>
              <th scope="row">
                {name}
                <span className="quiet">{[subtitle, sku].filter(Boolean).join(' · ')}</span>
                {returned > 0 && <span className="flag">{text('goneBack', { count: number(returned) })}</span>}
              </th>
              <td>{money(paidMinor, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="sums">
        {sums
          .filter(([name, minor]) => minor !== 0 || name === 'total')
          .map(([name, minor]) => (
            <div key={name} data-name={name}>
              <dt>{text(name)}</dt>
              <dd>{money(minor, currency)}</dd>
            </div>
          ))}
      </dl>
      {payment.name !== '' && <p className="quiet">{text('paidWith', { name: payment.name })}</p>}
    </section>
  )
}
