import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { dataDa } from './texts/data-da.ts'
import { dataNb } from './texts/data-nb.ts'
import { dataSv } from './texts/data-sv.ts'

type DataCatalogue = Translation<typeof dataDa>

const dataTexts = ownTexts<DataCatalogue>({ da: dataDa, nb: dataNb, sv: dataSv })

export function useDataTexts(): OwnTexts<DataCatalogue> {
  return dataTexts(useShop().language)
}
