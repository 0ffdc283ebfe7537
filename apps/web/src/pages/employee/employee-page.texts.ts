import type { TextTable } from '../../texts/text-table.ts'
import { employeePageDa } from './texts/employee-page-da.ts'
import { employeePageNb } from './texts/employee-page-nb.ts'
import { employeePageSv } from './texts/employee-page-sv.ts'

export const employeePageTexts: TextTable<typeof employeePageDa> = {
  da: employeePageDa,
  nb: employeePageNb,
  sv: employeePageSv,
}
export type EmployeePageTextKey = keyof typeof employeePageDa
