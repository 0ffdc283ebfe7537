import type { FastifyRequest } from 'fastify'
import type { WriteBuffer } from '../../platform/process/write-buffer.ts'
import { findVisitor } from '../../platform/visitors/visitor-identity.ts'
import { mayLearnFrom } from './may-learn.ts'
import type { Purchase } from './purchase-store.ts'

export function createPurchaseNotes(purchases: Pick<WriteBuffer<Purchase>, 'add'>) {
  return (request: FastifyRequest, orderId: string): void => {
    const visitorHash = mayLearnFrom(request) ? findVisitor(request) : undefined
    if (visitorHash !== undefined) purchases.add({ visitorHash, orderId })
  }
}
