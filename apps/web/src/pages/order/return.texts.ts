import type { TextTable } from '../../texts/text-table.ts'
import { orderReturnDa } from './texts/order-return-da.ts'
import { orderReturnNb } from './texts/order-return-nb.ts'
import { orderReturnSv } from './texts/order-return-sv.ts'

export const returnTexts: TextTable<typeof orderReturnDa> = { da: orderReturnDa, nb: orderReturnNb, sv: orderReturnSv }
