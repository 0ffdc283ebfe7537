import type { orderFormRows } from '@firkant/domain/orders/order-form-rows.ts'
import {
  ORDER_DAY_FIELDS,
  ORDER_DAY_ID,
  ORDER_DAY_PARAM,
  ORDER_TOKEN_PARAM,
} from '@firkant/domain/orders/order-pages.ts'
import type { FormHandlers } from '../../../platform/forms/form-routes.ts'
import type { ShopContext } from '../../../platform/shop-context.ts'
import type { OrderReader } from '../order-reader.ts'
import { moveDeliveryDay } from './move-delivery-day.ts'

/** Leads back to the order's page, which says what came of it, or what is wrong with the link. */
export function moveDayForms(
  { database, brand, publicUrl, now }: Pick<ShopContext, 'database' | 'brand' | 'publicUrl' | 'now'>,
  orders: Pick<OrderReader, 'open'>,
): Pick<FormHandlers<typeof orderFormRows>, 'orders.moveDay'> {
  return {
    async 'orders.moveDay'(sent) {
      const token = sent[ORDER_TOKEN_PARAM]
      const at = now()
      const query = new URLSearchParams({ [ORDER_TOKEN_PARAM]: token })
      const opened = await orders.open(token, at)
      if (opened.type !== 'order') return { to: 'order', query }
      const { part, day, window } = ORDER_DAY_FIELDS
      const choice = { part: Number(sent[part] ?? 0), day: sent[day], window: sent[window] }
      const shop = { brand, publicUrl }
      const moved = await moveDeliveryDay(database, { orderId: opened.stored.id, choice, by: 'buyer', now: at, shop })
      query.set(ORDER_DAY_PARAM, moved.type)
      return { to: 'order', query, fragment: ORDER_DAY_ID }
    },
  }
}
