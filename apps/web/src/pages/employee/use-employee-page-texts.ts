import { useShop } from '../../platform/shop-context.ts'
import { ownTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { employeePageDa } from './texts/employee-page-da.ts'
import { employeePageNb } from './texts/employee-page-nb.ts'
import { employeePageSv } from './texts/employee-page-sv.ts'

const pageTexts = ownTexts<Translation<typeof employeePageDa>>({
  da: employeePageDa,
  nb: employeePageNb,
  sv: employeePageSv,
})
export type EmployeePageTextKey = keyof typeof employeePageDa

export function useEmployeePageTexts() {
  const { language } = useShop()
  return { language, text: pageTexts(language).text }
}
