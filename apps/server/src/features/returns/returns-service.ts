import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { validateReturnLookup, readOrderNumber, type ReturnAnswer } from '@firkant/domain/returns/return-lookup.ts'
import type { RequestedReturn, ReturnsLookup } from './returns-lookup.ts'

export interface ReturnsService {
  readonly find: (request: RequestedReturn) => Promise<ReturnAnswer>
}

export function createReturnsService(lookup: ReturnsLookup): ReturnsService {
  return {
    async find({ orderNumber, email, language }) {
      const wrong = validateReturnLookup({ orderNumber, email })
      const errorCode = wrong.orderNumber ?? wrong.email
      if (errorCode) return { success: false, errorCode }
      const url = await lookup.findReturnUrl({
        orderNumber: readOrderNumber(orderNumber),
        email: emailKey(email.trim()),
        language,
      })
      return url === undefined ? { success: false, errorCode: 'orderNotFound' } : { success: true, url }
    },
  }
}
