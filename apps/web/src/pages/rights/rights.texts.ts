import type { TextTable } from '../../texts/text-table.ts'
import { rightsDa } from './texts/rights-da.ts'
import { rightsNb } from './texts/rights-nb.ts'
import { rightsSv } from './texts/rights-sv.ts'

export const rightsTexts: TextTable<typeof rightsDa> = { da: rightsDa, nb: rightsNb, sv: rightsSv }
