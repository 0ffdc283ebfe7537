import type { TextTable } from '../../texts/text-table.ts'
import { employeeDa } from './texts/employee-da.ts'
import { employeeNb } from './texts/employee-nb.ts'
import { employeeSv } from './texts/employee-sv.ts'

export const employeeTexts: TextTable<typeof employeeDa> = { da: employeeDa, nb: employeeNb, sv: employeeSv }
