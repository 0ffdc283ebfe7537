import type { CustomerModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'

interface CustomerParts {
  /** Nothing until it has come. */
  readonly read: () => Pick<CustomerModel, 'externalId'> | null | undefined
  readonly onKnown: (externalId: string | undefined) => void
}

/** Until the customer's data has come nobody is known to be logged out; who refused is told of when they agree. */
export function watchCustomer({ read, onKnown }: CustomerParts) {
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
