import { Gauge, type Registry } from 'prom-client'
import type { ReplicaState } from './replica-watch.ts'

export interface MeasuredDatabase {
  readonly isDatabaseConnected: () => boolean
  /** Undefined without a replica. */
  readonly replicaState: () => ReplicaState | undefined
}

const STATES: readonly ReplicaState[] = ['current', 'behind', 'away']

/** Probes say nothing of the database: set alarms here. */
export function measureDatabase(registry: Registry, { isDatabaseConnected, replicaState }: MeasuredDatabase): void {
  const database: Gauge = new Gauge({
    name: 'shop_database_connected',
    help: 'Whether the database answers this process',
    registers: [registry],
    collect: () => database.set(isDatabaseConnected() ? 1 : 0),
  })
  if (replicaState() === undefined) return
  const replica: Gauge<'state'> = new Gauge({
    name: 'shop_replica',
    help: 'The state of the replica; only a current one is read from',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const state of STATES) replica.set({ state }, state === replicaState() ? 1 : 0)
    },
  })
}
