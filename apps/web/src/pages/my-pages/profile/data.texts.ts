import type { TextTable } from '../../../texts/text-table.ts'
import { dataDa } from './texts/data-da.ts'
import { dataNb } from './texts/data-nb.ts'
import { dataSv } from './texts/data-sv.ts'

export const dataTexts: TextTable<typeof dataDa> = { da: dataDa, nb: dataNb, sv: dataSv }
