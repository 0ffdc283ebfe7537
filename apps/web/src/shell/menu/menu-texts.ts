import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { menuDa } from './texts/menu-da.ts'
import { menuNb } from './texts/menu-nb.ts'
import { menuSv } from './texts/menu-sv.ts'

export type MenuTexts = OwnTexts<Translation<typeof menuDa>>

const menuTexts = ownTexts<Translation<typeof menuDa>>({ da: menuDa, nb: menuNb, sv: menuSv })

export function useMenuTexts(): MenuTexts {
  return menuTexts(useShop().language)
}
