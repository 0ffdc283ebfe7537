import type { TextTable } from '../../../texts/text-table.ts'
import { myReturnDa } from './texts/return-da.ts'
import { myReturnNb } from './texts/return-nb.ts'
import { myReturnSv } from './texts/return-sv.ts'

export const myReturnTexts: TextTable<typeof myReturnDa> = { da: myReturnDa, nb: myReturnNb, sv: myReturnSv }
