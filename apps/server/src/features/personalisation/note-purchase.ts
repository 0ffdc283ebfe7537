import type { FastifyRequest } from 'fastify'
import type { WriteBuffer } from '../../platform/process/write-buffer.ts'
import { findVisitor } from '../../platform/visitors/visitor-identity.ts'
import { mayLearnFrom } from './may-learn.ts'
import type { Purchase } from './purchase-store.ts'

/** The order is placed already: it waits for nothing here, and what fails is only logged. */
export function createPurchaseNotes(purchases: Pick<WriteBuffer<Purchase>, 'add'>) {
  return (request: FastifyRequest, orderId: string): void => {
    try {
      const visitorHash = mayLearnFrom(request) ? findVisitor(request) : undefined
      if (visitorHash !== undefined) purchases.add({ visitorHash, orderId })
    } catch (error) {
      request.log.error({ err: error }, 'a purchase could not be noted; it is not learned from')
    }
  }
}
