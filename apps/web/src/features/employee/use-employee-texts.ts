import { useShop } from '../../platform/shop-context.ts'
import { ownTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { employeeDa } from './texts/employee-da.ts'
import { employeeNb } from './texts/employee-nb.ts'
import { employeeSv } from './texts/employee-sv.ts'

const employeeTexts = ownTexts<Translation<typeof employeeDa>>({ da: employeeDa, nb: employeeNb, sv: employeeSv })

export function useEmployeeTexts() {
  return employeeTexts(useShop().language).text
}
