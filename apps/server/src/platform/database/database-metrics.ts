import { Gauge, type Registry } from 'prom-client'
import type { ShopEvents } from '../events/shop-events.ts'
import type { Database } from './database.ts'
import type { ReplicaState } from './replica-watch.ts'

export interface MeasuredDatabase {
  readonly events: Pick<ShopEvents, 'isConnected'>
  readonly database: Pick<Database, 'replicaState'>
}

const STATES: readonly ReplicaState[] = ['current', 'behind', 'away']

/** Probes say nothing of the database: set alarms here. */
export function measureDatabase(registry: Registry, { events, database }: MeasuredDatabase): void {
  const connected: Gauge = new Gauge({
    name: 'shop_database_connected',
    help: 'Whether the database answers this process',
    registers: [registry],
    collect: () => connected.set(events.isConnected() ? 1 : 0),
  })
  if (database.replicaState() === undefined) return
  const replica: Gauge<'state'> = new Gauge({
    name: 'shop_replica',
    help: 'The state of the replica; only a current one is read from',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const state of STATES) replica.set({ state }, state === database.replicaState() ? 1 : 0)
    },
  })
}
