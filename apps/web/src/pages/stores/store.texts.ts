import type { TextTable, TextsOf } from '../../texts/text-table.ts'
import { storesDa } from './texts/stores-da.ts'
import { storesNb } from './texts/stores-nb.ts'
import { storesSv } from './texts/stores-sv.ts'

export type StoreTextKey = keyof typeof storesDa
export type StoreText = TextsOf<typeof storeTexts>['text']

export const storeTexts: TextTable<typeof storesDa> = { da: storesDa, nb: storesNb, sv: storesSv }
