import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  readonly countDocument: (status: number, source: 'cache' | 'render' | 'not-modified') => void
  /** `end`: placed, or why not. */
  readonly countOrder: (end: string) => void
  /** An answer of 503, by its cause. */
  readonly countUnavailable: (cause: string) => void
}

const DURATION_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** A registry of its own: several apps in one process (tests) must not share counters. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const documents = new Counter({
    name: 'shop_documents_total',
    help: 'Documents sent, by status and where they came from',
    labelNames: ['status', 'source'],
    registers: [registry],
  })
  // One row for each pair, made once: finding it by its labels takes as long as counting.
  const rows = new Map<string, ReturnType<typeof documents.labels>>()
  function rowOf(status: number, source: string) {
    const name = `${status} ${source}`
    const row = rows.get(name) ?? documents.labels({ status, source })
    rows.set(name, row)
    return row
  }
  const orders = new Counter({
    name: 'shop_orders_total',
    help: 'Orders that buyers sent to this process: placed, or refused with the first reason',
    labelNames: ['result', 'reason'],
    registers: [registry],
  })
  // Known from the start: a rate of something that appears with its first failure would miss that one.
  orders.inc({ result: 'placed', reason: '' }, 0)
  const unavailable = new Counter({
    name: 'shop_unavailable_total',
    help: 'Answers of 503, by cause',
    labelNames: ['cause'],
    registers: [registry],
  })
  for (const cause of ['database', 'overload']) unavailable.inc({ cause }, 0)
  return {
    registry,
    countOrder: (end) =>
      orders.inc(end === 'placed' ? { result: 'placed', reason: '' } : { result: 'refused', reason: end }),
    countUnavailable: (cause) => unavailable.inc({ cause }),
    countDocument: (status, source) => rowOf(status, source).inc(),
  }
}

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const duration = new Histogram({
    name: 'shop_request_duration_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_S,
    registers: [metrics.registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}
