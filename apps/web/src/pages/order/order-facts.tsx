import type { ReactNode } from 'react'
import type { CartAddress } from '@firkant/domain/cart/cart-state.ts'
import { formatPhone } from '@firkant/domain/format/format-phone.ts'
import type { OrderView } from '@firkant/domain/orders/order-view.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './order-facts.module.css'
import { orderHelpTexts } from './order-help.texts.ts'
import { orderTexts } from './order.texts.ts'
import { useInvoiceTerms } from './receipt/use-invoice-terms.ts'

export function addressLines({ firstName, lastName, ...rest }: CartAddress): readonly string[] {
  const street = [rest.streetName, rest.streetNumber].filter(Boolean).join(' ')
  return [`${firstName} ${lastName}`, street, rest.additional ?? '', `${rest.postalCode} ${rest.city}`].filter(Boolean)
}

interface FactProps {
  readonly name: string
  readonly heading: string
  readonly lines: readonly string[]
  /** Heading level, where no other heading stands above it. */
  readonly level?: 'h2' | 'h3' | 'h4' | undefined
}

export function Fact({ name, heading, lines, level: Heading = 'h3' }: FactProps): ReactNode {
  return (
    <div data-fact={name}>
      <Heading className={style.heading} data-level={Heading}>
        {heading}
      </Heading>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** Delivery address, or the store for pick-up. */
export function DestinationFact({ order, level }: { order: OrderView } & Pick<FactProps, 'level'>): ReactNode {
  const { text } = useTexts(orderTexts)
  const { pickupAt } = order.shipping
  const heading = text(pickupAt ? 'pickupAt' : 'deliveredTo')
  return (
    <Fact name="shipping" heading={heading} lines={pickupAt ?? addressLines(order.shippingAddress)} level={level} />
  )
}

/** Delivery, method and payer. */
export function OrderFacts({ order }: { order: OrderView }): ReactNode {
  const { text, language } = useTexts(orderTexts)
  const { text: helpText } = useTexts(orderHelpTexts)
  const terms = useInvoiceTerms(order)
  const { buyer, billingAddress, shipping, payment } = order
  const company = [buyer.companyName ?? '', buyer.vatNumber && text('vatNumber', { number: buyer.vatNumber })]
  return (
    <div className={style.facts}>
      <Fact
        name="delivery"
        heading={text('delivery')}
        lines={[shipping.name, shipping.estimatedDelivery].filter(Boolean)}
      />
      <DestinationFact order={order} />
      <Fact
        name="billing"
        heading={text('billedTo')}
        lines={
          [...company.filter((line) => line !== undefined && line !== ''), ...addressLines(billingAddress)] as string[]
        }
      />
      <Fact
        name="payment"
        heading={text('payment')}
        lines={[payment?.name ?? text('onlyGiftCards'), terms ?? ''].filter(Boolean)}
      />
      <Fact
        name="contact"
        heading={helpText('buyerContact')}
        lines={[buyer.email, formatPhone(language, buyer.mobile)]}
      />
    </div>
  )
}
