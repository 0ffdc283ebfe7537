import { useShop } from '../../platform/shop-context.ts'
import { ownTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { storePanelDa } from './texts/store-panel-da.ts'
import { storePanelNb } from './texts/store-panel-nb.ts'
import { storePanelSv } from './texts/store-panel-sv.ts'

const storePanelTexts = ownTexts<Translation<typeof storePanelDa>>({
  da: storePanelDa,
  nb: storePanelNb,
  sv: storePanelSv,
})

export function useStorePanelTexts() {
  return storePanelTexts(useShop().language).text
}
