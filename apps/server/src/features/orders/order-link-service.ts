import { emailKey, isEmailAddress } from '@firkant/domain/mail/email-address.ts'
import { parseOrderNumber } from '@firkant/domain/orders/order-number.ts'
import type { FindOrderField } from '@firkant/domain/orders/order-pages.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { queueOrderMail } from './mails/order-mail.ts'
import { findOrderOfBuyer } from './order-store.ts'

export interface RequestedLink {
  readonly orderNumber: string
  readonly email: string
}

export interface OrderLinkService {
  /** Returns the fields that are malformed. Empty also when no such order exists: the answer must not reveal it. */
  readonly sendLink: (request: RequestedLink) => Promise<readonly FindOrderField[]>
}

export type OrderLinkOptions = Pick<ShopContext, 'db' | 'brand' | 'publicUrl' | 'now'>

/** Only the mailbox learns whether the order exists. */
export function createOrderLinkService({ db, brand, publicUrl, now }: OrderLinkOptions): OrderLinkService {
  return {
    async sendLink({ orderNumber, email }) {
      const number = parseOrderNumber(orderNumber)
      const isEmail = isEmailAddress(email.trim())
      if (number === undefined || !isEmail)
        return [...(number === undefined ? (['orderNumber'] as const) : []), ...(isEmail ? [] : (['email'] as const))]
      await db.transaction(async (tx) => {
        const stored = await findOrderOfBuyer(tx, { brand: brand.key, number, email: emailKey(email.trim()) })
        if (stored) await queueOrderMail(tx, { stored, what: 'link', brand, publicUrl, now: now() })
      })
      return []
    },
  }
}
