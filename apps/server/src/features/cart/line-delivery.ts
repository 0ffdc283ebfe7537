import { estimatedDeliveryText } from '@firkant/domain/cart/delivery-text.ts'
import { deliveryTierOf } from '@firkant/domain/delivery/delivery-tier.ts'
import { promiseDelivery } from '@firkant/domain/delivery/promise-delivery.ts'
import { isBuyable, stockStatusOf, type StockFacts } from '@firkant/domain/stock/stock-status.ts'
import type { CartScope } from './cart-facts.ts'
import type { GoodsRow } from './kept-goods.ts'

interface DeliveredGoods {
  readonly row: Pick<GoodsRow, 'weight_kg' | 'longest_cm'>
  readonly stock: StockFacts
}

const HOUR_MS = 60 * 60 * 1000
/** Days are promised anew at the hour, and there are few: by market, tier and days to wait. */
let known = { hour: 0, texts: new Map<string, string>() }

export function arrivalText({ row, stock }: DeliveredGoods, { market, now }: CartScope): string {
  const status = stockStatusOf(stock)
  if (!isBuyable(status)) return ''
  const backOrderDays = status === 'orderable' ? stock.backOrderDays : undefined
  const shipment = { weightKg: row.weight_kg, longestCm: row.longest_cm }
  const hour = Math.floor(now.getTime() / HOUR_MS)
  if (known.hour !== hour) known = { hour, texts: new Map() }
  const name = `${market.key} ${deliveryTierOf(shipment)} ${backOrderDays ?? ''}`
  const text = known.texts.get(name)
  if (text !== undefined) return text
  const { arrivesOn } = promiseDelivery({ ...shipment, priceMinor: 0, isBuyable: true, backOrderDays }, market, now)
  const made = estimatedDeliveryText(market.language, arrivesOn)
  known.texts.set(name, made)
  return made
}
