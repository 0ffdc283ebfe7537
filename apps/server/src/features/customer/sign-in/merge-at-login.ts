import type { MergedAtLogin } from '@firkant/domain/customer/customer-calls.ts'
import type { KnownRequester } from '../../../platform/visitors/requester.ts'

/** What the visitor had becomes the customer's. Undefined if there was nothing. */
export type LoginMerging = (requester: KnownRequester, customerId: string) => Promise<MergedAtLogin | undefined>
