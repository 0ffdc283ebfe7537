import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { profileDa } from './texts/profile-da.ts'
import { profileNb } from './texts/profile-nb.ts'
import { profileSv } from './texts/profile-sv.ts'

type ProfileCatalogue = Translation<typeof profileDa>

const profileTexts = ownTexts<ProfileCatalogue>({ da: profileDa, nb: profileNb, sv: profileSv })

export function useProfileTexts(): OwnTexts<ProfileCatalogue> {
  return profileTexts(useShop().language)
}
