import type { TextTable, TextsOf } from '../../texts/text-table.ts'
import { cookiesDa } from './texts/cookies-da.ts'
import { cookiesNb } from './texts/cookies-nb.ts'
import { cookiesSv } from './texts/cookies-sv.ts'

export type CookieTexts = TextsOf<typeof cookieTexts>

export const cookieTexts: TextTable<typeof cookiesDa> = { da: cookiesDa, nb: cookiesNb, sv: cookiesSv }
