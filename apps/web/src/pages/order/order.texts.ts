import type { TextTable } from '../../texts/text-table.ts'
import { orderDa } from './texts/order-da.ts'
import { orderNb } from './texts/order-nb.ts'
import { orderSv } from './texts/order-sv.ts'

export const orderTexts: TextTable<typeof orderDa> = { da: orderDa, nb: orderNb, sv: orderSv }
