import type { TextTable } from '../../texts/text-table.ts'
import { orderHelpDa } from './texts/order-help-da.ts'
import { orderHelpNb } from './texts/order-help-nb.ts'
import { orderHelpSv } from './texts/order-help-sv.ts'

/** What an order's page says besides the order. */
export const orderHelpTexts: TextTable<typeof orderHelpDa> = { da: orderHelpDa, nb: orderHelpNb, sv: orderHelpSv }
