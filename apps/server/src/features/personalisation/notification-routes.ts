import type { FastifyRequest } from 'fastify'
import type { Notification, notificationCalls } from '@firkant/domain/personalisation/notification-calls.ts'
import type { SignalKind } from '@firkant/domain/personalisation/signals.ts'
import type { CallRoute, CallRoutes } from '../../platform/http/call-routes.ts'
import type { WriteBuffer } from '../../platform/process/write-buffer.ts'
import { findVisitor } from '../../platform/visitors/visitor-identity.ts'
import type { Signal } from './signal-store.ts'

/** A page sends a few; nobody opens ten products a second. */
const NOTIFICATIONS_PER_MINUTE = 600
const TICKET_PREFIX = 'p.'

export interface NotificationOptions {
  readonly signals: WriteBuffer<Signal>
  /** Whether this visitor agreed to personalisation. */
  readonly mayLearnFrom: (request: FastifyRequest) => boolean
  readonly now: () => Date
}

/** The variant that was meant, else the one that the card showed. */
function skuOf({ ticket, itemIdentifier, variantKey }: Notification): string | undefined {
  return (
    itemIdentifier ?? variantKey ?? (ticket.startsWith(TICKET_PREFIX) ? ticket.slice(TICKET_PREFIX.length) : undefined)
  )
}

type Route = CallRoute<(typeof notificationCalls)[keyof typeof notificationCalls]>

export function notificationRoutes({
  signals,
  mayLearnFrom,
  now,
}: NotificationOptions): CallRoutes<typeof notificationCalls> {
  const learning = (kind: SignalKind, isUndone = false): Route => ({
    perMinute: NOTIFICATIONS_PER_MINUTE,
    async answer(request) {
      const visitorHash = mayLearnFrom(request) ? findVisitor(request) : undefined
      const sku = skuOf(request.body)
      if (visitorHash !== undefined && sku !== undefined) signals.add({ visitorHash, sku, kind, isUndone, at: now() })
      return null
    },
  })
  return {
    'POST /api/storefront/v3/notifications/click': learning('click'),
    'POST /api/storefront/v3/notifications/add-to-cart': learning('cart'),
    'POST /api/storefront/v3/notifications/add-favorite': learning('favorite'),
    'POST /api/storefront/v3/notifications/remove-favorite': learning('favorite', true),
  }
}
