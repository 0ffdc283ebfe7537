import type { TextTable } from '../../texts/text-table.ts'
import { durabilityDa } from './texts/durability-da.ts'
import { durabilityNb } from './texts/durability-nb.ts'
import { durabilitySv } from './texts/durability-sv.ts'

export const durabilityTexts: TextTable<typeof durabilityDa> = { da: durabilityDa, nb: durabilityNb, sv: durabilitySv }
