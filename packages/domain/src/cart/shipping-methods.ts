import type { DeliveryTier } from '../delivery/delivery-promise.ts'
import type { MarketLanguage } from '../market/market.ts'

/** Home delivery; its tier depends on the cart. */
export const DELIVERY_METHOD = 'delivery'
/** Followed by the key of a store that has everything in stock. */
export const PICKUP_PREFIX = 'pickup-'

export const PAYMENT_METHOD_KEYS = ['card', 'invoice'] as const
export type PaymentMethodKey = (typeof PAYMENT_METHOD_KEYS)[number]

type LocalizedText = Readonly<Record<MarketLanguage, string>>

export const DELIVERY_NAMES: Readonly<Record<DeliveryTier, LocalizedText>> = {
  letter: { da: 'Levering i postkassen', nb: 'Levering i postkassen', sv: 'Leverans i brevlådan' },
  parcel: { da: 'Pakke til døren', nb: 'Pakke på døren', sv: 'Paket till dörren' },
  bulky: { da: 'Levering til kantsten', nb: 'Levering til fortauskant', sv: 'Leverans till tomtgräns' },
  twoMan: { da: 'Båret ind af to', nb: 'Båret inn av to', sv: 'Inbärning av två' },
}

export const DELIVERY_DESCRIPTIONS: Readonly<Record<DeliveryTier, LocalizedText>> = {
  letter: {
    da: 'Vi lægger det i din postkasse.',
    nb: 'Vi legger det i postkassen din.',
    sv: 'Vi lägger det i din brevlåda.',
  },
  parcel: {
    da: 'Du får besked, når pakken er på vej.',
    nb: 'Du får beskjed når pakken er på vei.',
    sv: 'Du får besked när paketet är på väg.',
  },
  bulky: {
    da: 'Vi ringer og aftaler en dag. Varerne stilles ved din bolig.',
    nb: 'Vi ringer og avtaler en dag. Varene settes ved boligen din.',
    sv: 'Vi ringer och bokar en dag. Varorna ställs vid din bostad.',
  },
  twoMan: {
    da: 'Vi ringer og aftaler en dag. To personer bærer det ind i det rum, du vælger.',
    nb: 'Vi ringer og avtaler en dag. To personer bærer det inn i rommet du velger.',
    sv: 'Vi ringer och bokar en dag. Två personer bär in det i rummet du väljer.',
  },
}

export const PICKUP_NAMES: LocalizedText = { da: 'Hent i butik', nb: 'Hent i butikk', sv: 'Hämta i butik' }

export const PAYMENT_NAMES: Readonly<Record<PaymentMethodKey, LocalizedText>> = {
  card: { da: 'Kort', nb: 'Kort', sv: 'Kort' },
  invoice: { da: 'Faktura', nb: 'Faktura', sv: 'Faktura' },
}
