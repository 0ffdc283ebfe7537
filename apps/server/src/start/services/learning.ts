import type { FastifyRequest } from 'fastify'
import type { ConsentContext } from '../../features/consent/consent-routes.ts'
import { createOrderNotes } from '../../features/experiences/note-order.ts'
import { createPurchaseNotes } from '../../features/personalisation/note-purchase.ts'
import { writePurchases, type Purchase } from '../../features/personalisation/purchase-store.ts'
import { deleteSignals, writeSignals, type Signal } from '../../features/personalisation/signal-store.ts'
import { createWriteBuffer } from '../../platform/process/write-buffer.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { createExperiences, type CategoryReader } from './experience-parts.ts'

/** What visitors agree to, and what is learned from those who did. */
export function createLearning(context: ShopContext, catalog: CategoryReader) {
  const { db, brand, log } = context
  const signals = createWriteBuffer({
    write: (batch: readonly Signal[]) => writeSignals(db, brand.key, batch),
    onError: (error) => log.error({ err: error }, 'what visitors did could not be written; it is not learned from'),
  })
  const purchases = createWriteBuffer({
    write: (batch: readonly Purchase[]) => writePurchases(db, brand.key, batch),
    onError: (error) => log.error({ err: error }, 'what visitors bought could not be written; it is not learned from'),
  })
  const forget = (visitorHash: string) => deleteSignals(db, brand.key, visitorHash)
  const { experiences, forgetTraits } = createExperiences(context, catalog)
  const consents: ConsentContext = { ...context, forget, forgetTraits, traits: experiences.cookies }
  const notes = [createPurchaseNotes(purchases), createOrderNotes(experiences)]
  /** The order is placed already: it waits for nothing here, and what fails is only logged. */
  function notePurchase(request: FastifyRequest, orderId: string): void {
    try {
      for (const note of notes) note(request, orderId)
    } catch (error) {
      log.error({ err: error }, 'a purchase could not be noted; it is not learned from')
    }
  }
  return { signals, purchases, notePurchase, experiences, consents }
}
