import type { TextTable, TextsOf } from '../../../texts/text-table.ts'
import { signInDa } from './texts/sign-in-da.ts'
import { signInNb } from './texts/sign-in-nb.ts'
import { signInSv } from './texts/sign-in-sv.ts'

export type SignInTexts = TextsOf<typeof signInTexts>
export type SignInTextKey = Parameters<SignInTexts['text']>[0]

export const signInTexts: TextTable<typeof signInDa> = { da: signInDa, nb: signInNb, sv: signInSv }
