import { windowText, type DeliveryRate, type MarketDelivery } from '../../delivery/delivery-plan.ts'
import type { DeliveryService, DeliveryWindow } from '../../delivery/delivery-promise.ts'
import type { MarketKey, MarketLanguage } from '../../market/market.ts'

/** Home delivery in the usual way; its tier depends on the cart. Another way and a window follow: `delivery-carriedIn:8-12`. */
export const DELIVERY_METHOD = 'delivery'
/** Followed by the key of a store that has everything in stock. */
export const PICKUP_PREFIX = 'pickup-'

/** After the key of a store: the customer takes the goods with them. Only an employee of that store offers it. */
const NOW_SUFFIX = ':now'

export const takeNowMethod = (storeKey: string) => PICKUP_PREFIX + storeKey + NOW_SUFFIX
export const isTakenNow = (methodKey: string) => methodKey.startsWith(PICKUP_PREFIX) && methodKey.endsWith(NOW_SUFFIX)

/** The store that a way of delivery takes the goods from; undefined for the warehouse. */
export function pickupStore(methodKey: string): string | undefined {
  if (!methodKey.startsWith(PICKUP_PREFIX)) return undefined
  return methodKey.slice(PICKUP_PREFIX.length, isTakenNow(methodKey) ? -NOW_SUFFIX.length : undefined)
}

/** Only employees who take an order in a store offer these: a link to pay on the phone, and the till. */
export const STAFF_PAYMENT_KEYS = ['link', 'inStore'] as const
/** Paid after the goods have come. Law and fairness: they stand last, and nobody but the buyer chooses one. */
const PAY_LATER_KEYS = ['invoice', 'klarna'] as const
/** In the order of every list. */
export const PAYMENT_METHOD_KEYS = ['card', 'vipps', 'swish', ...STAFF_PAYMENT_KEYS, ...PAY_LATER_KEYS] as const
export type PaymentMethodKey = (typeof PAYMENT_METHOD_KEYS)[number]

/** Where a wallet has buyers and takes the currency; what is not named here is offered everywhere. */
const PAYMENT_MARKETS: Readonly<Partial<Record<PaymentMethodKey, readonly MarketKey[]>>> = {
  vipps: ['DK', 'NO'],
  swish: ['SE'],
  klarna: ['DK', 'NO', 'SE'],
}

export function isOfferedIn(methodKey: string, market: MarketKey): boolean {
  const key = PAYMENT_METHOD_KEYS.find((each) => each === methodKey)
  return key === undefined || (PAYMENT_MARKETS[key]?.includes(market) ?? true)
}

export const isPaidLater = (methodKey: string) => PAY_LATER_KEYS.some((key) => key === methodKey)
/** What the form has chosen before the buyer does, of those that are offered: never what is paid later. */
export const chosenBeforehand = (methodKeys: readonly string[]) => methodKeys.find((key) => !isPaidLater(key))
/** The browser waits at the confirmation, which shows the code for the phone that pays. */
export const isPaidOnPhone = (methodKey: string | undefined) => methodKey === 'link' || methodKey === 'swish'
export const isStaffPayment = (methodKey: string) => STAFF_PAYMENT_KEYS.some((key) => key === methodKey)

type LocalizedText = Readonly<Record<MarketLanguage, string>>

export const DELIVERY_NAMES: Readonly<Record<DeliveryService, LocalizedText>> = {
  letterBox: { da: 'Levering i postkassen', nb: 'Levering i postkassen', sv: 'Leverans i brevlådan' },
  pickupPoint: { da: 'Pakke til udleveringssted', nb: 'Pakke til hentested', sv: 'Paket till ombud' },
  door: { da: 'Pakke til døren', nb: 'Pakke på døren', sv: 'Paket till dörren' },
  kerb: { da: 'Levering til kantsten', nb: 'Levering til fortauskant', sv: 'Leverans till tomtgräns' },
  carriedIn: { da: 'Båret ind af to', nb: 'Båret inn av to', sv: 'Inbärning av två' },
  unpacked: { da: 'Båret ind og pakket ud', nb: 'Båret inn og pakket ut', sv: 'Inburet och uppackat' },
  assembled: { da: 'Båret ind og samlet', nb: 'Båret inn og montert', sv: 'Inburet och monterat' },
  oldTaken: {
    da: 'Båret ind, det gamle tages med',
    nb: 'Båret inn, det gamle tas med',
    sv: 'Inburet, det gamla tas med',
  },
}

export const DELIVERY_DESCRIPTIONS: Readonly<Record<DeliveryService, LocalizedText>> = {
  letterBox: {
    da: 'Vi lægger det i din postkasse.',
    nb: 'Vi legger det i postkassen din.',
    sv: 'Vi lägger det i din brevlåda.',
  },
  pickupPoint: {
    da: 'Du får besked, når pakken kan hentes nær dig.',
    nb: 'Du får beskjed når pakken kan hentes nær deg.',
    sv: 'Du får besked när paketet kan hämtas nära dig.',
  },
  door: {
    da: 'Du får besked, når pakken er på vej.',
    nb: 'Du får beskjed når pakken er på vei.',
    sv: 'Du får besked när paketet är på väg.',
  },
  kerb: {
    da: 'Vi ringer og aftaler en dag. Varerne stilles ved din bolig.',
    nb: 'Vi ringer og avtaler en dag. Varene settes ved boligen din.',
    sv: 'Vi ringer och bokar en dag. Varorna ställs vid din bostad.',
  },
  carriedIn: {
    da: 'Vi ringer og aftaler en dag. To personer bærer det ind i det rum, du vælger.',
    nb: 'Vi ringer og avtaler en dag. To personer bærer det inn i rommet du velger.',
    sv: 'Vi ringer och bokar en dag. Två personer bär in det i rummet du väljer.',
  },
  unpacked: {
    da: 'To personer bærer det ind, pakker det ud og tager emballagen med.',
    nb: 'To personer bærer det inn, pakker det ut og tar med emballasjen.',
    sv: 'Två personer bär in det, packar upp det och tar med emballaget.',
  },
  assembled: {
    da: 'To personer bærer det ind, samler det og tager emballagen med.',
    nb: 'To personer bærer det inn, monterer det og tar med emballasjen.',
    sv: 'Två personer bär in det, monterar det och tar med emballaget.',
  },
  oldTaken: {
    da: 'To personer bærer det ind og tager et gammelt møbel af samme slags med.',
    nb: 'To personer bærer det inn og tar med et gammelt møbel av samme slag.',
    sv: 'Två personer bär in det och tar med en gammal möbel av samma slag.',
  },
}

export const PICKUP_NAMES: LocalizedText = { da: 'Hent i butik', nb: 'Hent i butikk', sv: 'Hämta i butik' }

export const TAKE_NOW_NAMES: LocalizedText = { da: 'Tages med nu', nb: 'Tas med nå', sv: 'Tas med nu' }

export const PAYMENT_NAMES: Readonly<Record<PaymentMethodKey, LocalizedText>> = {
  card: { da: 'Kort', nb: 'Kort', sv: 'Kort' },
  // One app by two names: Danish buyers know it as MobilePay, Norwegian ones as Vipps.
  vipps: { da: 'MobilePay', nb: 'Vipps', sv: 'Vipps MobilePay' },
  swish: { da: 'Swish', nb: 'Swish', sv: 'Swish' },
  klarna: { da: 'Klarna', nb: 'Klarna', sv: 'Klarna' },
  invoice: { da: 'Faktura', nb: 'Faktura', sv: 'Faktura' },
  link: {
    da: 'Kunden betaler på sin telefon',
    nb: 'Kunden betaler på telefonen sin',
    sv: 'Kunden betalar på sin telefon',
  },
  inStore: { da: 'Betalt i butikken', nb: 'Betalt i butikken', sv: 'Betalt i butiken' },
}

/** Each thing as soon as it can come, in the usual way of its size. */
export const SPLIT_METHOD = `${DELIVERY_METHOD}-split`

export const SPLIT_NAMES: LocalizedText = {
  da: 'Hver ting, så snart den kan komme',
  nb: 'Hver ting, så snart den kan komme',
  sv: 'Varje sak så snart den kan komma',
}

export const SPLIT_DESCRIPTIONS: LocalizedText = {
  da: 'Prisen er for alle leveringer tilsammen.',
  nb: 'Prisen er for alle leveringene til sammen.',
  sv: 'Priset gäller alla leveranser tillsammans.',
}

export interface HomeMethod {
  readonly isSplit?: true | undefined
  /** Absent for the usual way. */
  readonly service?: DeliveryService | undefined
  readonly window?: DeliveryWindow | undefined
}

const HOME_METHOD = /^delivery(?:-([A-Za-z]+))?(?::(\d{1,2})-(\d{1,2}))?$/

/** What a key chooses; undefined for what is no home delivery. */
export function readHomeMethod(key: string | undefined): HomeMethod | undefined {
  if (key === SPLIT_METHOD) return { isSplit: true }
  const [found, service, from, to] = HOME_METHOD.exec(key ?? '') ?? []
  if (found === undefined) return undefined
  return {
    ...(service !== undefined && { service: service as DeliveryService }),
    ...(from !== undefined && { window: { from: Number(from), to: Number(to) } }),
  }
}

export const homeMethodKey = ({ service, window }: HomeMethod) =>
  DELIVERY_METHOD + (service ? `-${service}` : '') + (window ? `:${windowText(window)}` : '')

/** All keys of a way of delivery: the whole day, and its windows. */
export const homeMethodsOf = (rate: DeliveryRate, isUsual: boolean): readonly HomeMethod[] =>
  [undefined, ...(rate.windows ?? [])].map((window) => ({
    ...(!isUsual && { service: rate.service }),
    ...(window && { window }),
  }))

/** Whatever the market has, for any cart and place. */
export function homeMethodKeys({ rates, ways }: Pick<MarketDelivery, 'rates' | 'ways'>): readonly string[] {
  const all = [...rates.map((rate) => homeMethodsOf(rate, true)), ...ways.map((rate) => homeMethodsOf(rate, false))]
  return [...new Set([...all.flat().map(homeMethodKey), SPLIT_METHOD])]
}
