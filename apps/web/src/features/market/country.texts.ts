import type { TextTable, TextsOf } from '../../texts/text-table.ts'
import { countryDa } from './texts/country-da.ts'
import { countryNb } from './texts/country-nb.ts'
import { countrySv } from './texts/country-sv.ts'

export type CountryTexts = TextsOf<typeof countryTexts>

export const countryTexts: TextTable<typeof countryDa> = { da: countryDa, nb: countryNb, sv: countrySv }
