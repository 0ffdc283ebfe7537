/** Who carries an order, and its number there. */
export interface OrderParcel {
  readonly carrier: CarrierKey
  readonly number: string
}

/** Carrier → its name, and the page that follows a parcel. */
export const CARRIERS = {
  postnord: { name: 'PostNord', follow: 'https://tracking.postnord.com/?id=' },
  bring: { name: 'Bring', follow: 'https://tracking.bring.com/tracking/' },
  gls: { name: 'GLS', follow: 'https://gls-group.com/track/' },
  dhl: { name: 'DHL', follow: 'https://www.dhl.com/track?tracking-id=' },
} as const
export type CarrierKey = keyof typeof CARRIERS

export function isCarrier(written: string): written is CarrierKey {
  return Object.hasOwn(CARRIERS, written)
}

const PARCEL_NUMBER = /^[A-Z0-9]{6,35}$/

/** As it stands on a label, with or without blanks; undefined if it can be no parcel's number. */
export function readParcelNumber(written: string): string | undefined {
  const number = written.replaceAll(/[\s-]/g, '').toUpperCase()
  return PARCEL_NUMBER.test(number) ? number : undefined
}

export function parcelUrl({ carrier, number }: OrderParcel): string {
  return CARRIERS[carrier].follow + number
}
