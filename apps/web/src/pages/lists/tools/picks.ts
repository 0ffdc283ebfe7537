import { createContext, use } from 'react'
import { MAX_COMPARED } from '@firkant/domain/compare/compare-address.ts'

/** What is picked for the comparison. */
export interface Picks {
  readonly picked: readonly string[]
  readonly toggle: (sku: string) => void
  readonly clear: () => void
}

export const PicksContext = createContext<Picks>({ picked: [], toggle: () => undefined, clear: () => undefined })

export const usePicks = (): Picks => use(PicksContext)

/** Undefined when there are four already. */
export function togglePick(picked: readonly string[], sku: string): readonly string[] | undefined {
  if (picked.includes(sku)) return picked.filter((each) => each !== sku)
  return picked.length < MAX_COMPARED ? [...picked, sku] : undefined
}
