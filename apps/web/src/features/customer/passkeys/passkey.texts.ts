import type { TextTable } from '../../../texts/text-table.ts'
import { passkeysDa } from './texts/passkeys-da.ts'
import { passkeysNb } from './texts/passkeys-nb.ts'
import { passkeysSv } from './texts/passkeys-sv.ts'

export const passkeyTexts: TextTable<typeof passkeysDa> = { da: passkeysDa, nb: passkeysNb, sv: passkeysSv }
export type PasskeyTextKey = keyof typeof passkeysDa
