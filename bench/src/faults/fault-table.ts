import type { Fault } from './fault.ts'
import { CLOCK_FAULTS } from './kinds/clock-faults.ts'
import { DISK_FAULTS } from './kinds/disk-faults.ts'
import { NETWORK_FAULTS } from './kinds/network-faults.ts'
import { PROCESS_FAULTS } from './kinds/process-faults.ts'
import { SERVICE_FAULTS } from './kinds/service-faults.ts'

/** To add one: a line in the list of its kind. Each is brought back before the next. */
const FAULTS: readonly Fault[] = [
  ...PROCESS_FAULTS,
  ...NETWORK_FAULTS,
  ...DISK_FAULTS,
  ...CLOCK_FAULTS,
  ...SERVICE_FAULTS,
]

/** Those of which a line holds these words; what takes minutes is meant by that word alone. */
export const chooseFaults = (words: string): readonly Fault[] =>
  FAULTS.filter(
    ({ part, what, isLong = false }) => `${part}: ${what}`.includes(words) && (!isLong || words.includes('minutes')),
  )
