import { useShop, type Shop } from '../../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../../texts/own-texts.ts'
import type { Translation } from '../../../texts/text-catalogue.ts'
import { signInDa } from './texts/sign-in-da.ts'
import { signInNb } from './texts/sign-in-nb.ts'
import { signInSv } from './texts/sign-in-sv.ts'

type SignInCatalogue = Translation<typeof signInDa>
export type SignInTexts = OwnTexts<SignInCatalogue>
export type SignInTextKey = Parameters<SignInTexts['text']>[0]

const signInTexts = ownTexts<SignInCatalogue>({ da: signInDa, nb: signInNb, sv: signInSv })

export const signInTextsOf = ({ language }: Pick<Shop, 'language'>): SignInTexts => signInTexts(language)

export function useSignInTexts(): SignInTexts {
  return signInTextsOf(useShop())
}
