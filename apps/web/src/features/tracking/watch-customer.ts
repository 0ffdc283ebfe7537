import type { CustomerModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'

/** Nothing until it has come. */
type ReadCustomer = () => Pick<CustomerModel, 'externalId'> | null | undefined

/** Until the customer's data has come nobody is known to be logged out; who refused is told of when they agree. */
export function watchCustomer(read: ReadCustomer, onKnown: (externalId: string | undefined) => void) {
  let isAllowed = true
  return {
    externalId: () => read()?.externalId,
    allow: (next: boolean) => void (isAllowed = next),
    identify() {
      const customer = read()
      if (isAllowed && customer) onKnown(customer.externalId)
    },
  }
}
