/** Sides of the largest thing of a line, as it leaves the warehouse. */
export interface CarriedSize {
  readonly narrowestCm: number
  readonly longestCm: number
}

/** `door`: doors must be measured. `turn`: it comes through doors, but not around every corner. */
export type WayIn = 'door' | 'turn'

/** An inside door that stands open leaves little more. */
const DOOR_CM = 65
/** Nothing longer stands upright in an ordinary lift. */
const TURN_CM = 180
/** What is thinner is bent, rolled or tilted: rugs, mirrors, boards. */
const STIFF_CM = 25

/** What has to be measured before it comes; undefined for what comes in anywhere. */
export function wayInOf({ narrowestCm, longestCm }: CarriedSize): WayIn | undefined {
  if (narrowestCm >= DOOR_CM) return 'door'
  return longestCm >= TURN_CM && narrowestCm >= STIFF_CM ? 'turn' : undefined
}
