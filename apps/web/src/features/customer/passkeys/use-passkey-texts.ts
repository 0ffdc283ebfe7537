import { useShop } from '../../../platform/shop-context.ts'
import { ownTexts } from '../../../texts/own-texts.ts'
import type { Translation } from '../../../texts/text-catalogue.ts'
import { passkeysDa } from './texts/passkeys-da.ts'
import { passkeysNb } from './texts/passkeys-nb.ts'
import { passkeysSv } from './texts/passkeys-sv.ts'

const passkeyTexts = ownTexts<Translation<typeof passkeysDa>>({ da: passkeysDa, nb: passkeysNb, sv: passkeysSv })
export type PasskeyTextKey = keyof typeof passkeysDa

export function usePasskeyTexts() {
  return passkeyTexts(useShop().language)
}
