import type { TextTable } from '../../texts/text-table.ts'
import { cartPanelDa } from './texts/cart-panel-da.ts'
import { cartPanelNb } from './texts/cart-panel-nb.ts'
import { cartPanelSv } from './texts/cart-panel-sv.ts'

export const cartTexts: TextTable<typeof cartPanelDa> = { da: cartPanelDa, nb: cartPanelNb, sv: cartPanelSv }
