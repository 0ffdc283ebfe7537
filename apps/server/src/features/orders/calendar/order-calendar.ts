import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { calendarFile } from '@firkant/domain/calendar/calendar-file.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import type { OrderState } from '@firkant/domain/orders/order-states.ts'
import { isPickup, pickupPlace } from '../order-fulfilment.ts'
import type { StoredOrder } from '../order-store.ts'

interface CalendarTexts {
  readonly delivery: (brand: string, number: string) => string
  readonly pickup: (brand: string, number: string) => string
  readonly follow: string
}

const TEXTS: Readonly<Record<MarketLanguage, CalendarTexts>> = {
  da: {
    delivery: (brand, number) => `Levering fra ${brand}, senest i dag (${number})`,
    pickup: (brand, number) => `Hent din ordre hos ${brand} (${number})`,
    follow: 'Dagen kan ændre sig. Se, hvor langt ordren er:',
  },
  nb: {
    delivery: (brand, number) => `Levering fra ${brand}, senest i dag (${number})`,
    pickup: (brand, number) => `Hent ordren din hos ${brand} (${number})`,
    follow: 'Dagen kan endre seg. Se hvor langt ordren er kommet:',
  },
  sv: {
    delivery: (brand, number) => `Leverans från ${brand}, senast i dag (${number})`,
    pickup: (brand, number) => `Hämta din order hos ${brand} (${number})`,
    follow: 'Dagen kan ändras. Se hur långt ordern har kommit:',
  },
}

/** Whatever has come, or will not come, belongs in no calendar. */
const AWAITED: readonly OrderState[] = ['paid', 'packed', 'shipped']

/** Whether there is a day to write down; orders from before days were stored have none. */
export const hasCalendar = ({ shown, state }: Pick<StoredOrder, 'shown' | 'state'>): boolean =>
  shown.arrivesOn !== undefined && AWAITED.includes(state)

export function orderCalendar(
  stored: StoredOrder,
  { brand, orderUrl, now }: { readonly brand: BrandDefinition; readonly orderUrl: string; readonly now: Date },
): string | undefined {
  const { order, shown } = stored
  const { arrivesOn: day } = shown
  if (!hasCalendar(stored) || day === undefined) return undefined
  const texts = TEXTS[MARKETS[order.market].language]
  const { shippingAddress: to } = order
  const street = [to.streetName, to.streetNumber].filter(Boolean).join(' ')
  return calendarFile(
    {
      id: `order-${order.number}@${new URL(orderUrl).hostname}`,
      day,
      title: (isPickup(stored) ? texts.pickup : texts.delivery)(brand.name, order.number),
      text: [shown.estimatedDelivery, texts.follow, orderUrl].join('\n'),
      place: pickupPlace(stored)?.join(', ') ?? `${street}, ${to.postalCode} ${to.city}`,
      url: orderUrl,
    },
    now,
  )
}
