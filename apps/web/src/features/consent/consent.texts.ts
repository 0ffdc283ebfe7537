import type { TextTable } from '../../texts/text-table.ts'
import { consentDa } from './texts/consent-da.ts'
import { consentNb } from './texts/consent-nb.ts'
import { consentSv } from './texts/consent-sv.ts'

export const consentTexts: TextTable<typeof consentDa> = { da: consentDa, nb: consentNb, sv: consentSv }
