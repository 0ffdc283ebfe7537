import type { TextTable } from '../../texts/text-table.ts'
import { softLoginDa } from './texts/soft-login-da.ts'
import { softLoginNb } from './texts/soft-login-nb.ts'
import { softLoginSv } from './texts/soft-login-sv.ts'

export const softLoginTexts: TextTable<typeof softLoginDa> = { da: softLoginDa, nb: softLoginNb, sv: softLoginSv }
