import type { DatabaseMember } from '../../../scripts/cluster/cluster-databases.ts'
import type { FaultGround } from './ground/fault-ground.ts'

export type BringBack = () => Promise<void> | void

export interface Fault {
  readonly part: string
  readonly what: string
  readonly strike: (ground: FaultGround) => Promise<BringBack>
  /** How long it stays. */
  readonly seconds: number
  /** Takes minutes: tried by its name alone. */
  readonly isLong?: boolean
}

export function demand<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The cluster has no ${what}`)
  return value
}

export const leading = async ({ cluster }: FaultGround): Promise<DatabaseMember> =>
  demand(cluster.databases[demand(await cluster.leader(), 'leader')], 'leader')

/** The standby that has every acknowledged order. */
export const following = async ({ cluster }: FaultGround): Promise<DatabaseMember> =>
  demand(cluster.databases[demand(await cluster.synchronous(), 'synchronous standby')], 'standby')
