import type { ConsentCategory } from './consent.ts'

type Kind = 'cookie' | 'localStorage' | 'sessionStorage'
/** `untilCleared`: as long as the browser has it. */
type Life =
  | { readonly minutes: number }
  | { readonly hours: number }
  | { readonly days: number }
  | 'visit'
  | 'untilCleared'

interface StoredThingShape {
  readonly name: string
  readonly kind: Kind
  readonly category: 'necessary' | ConsentCategory
  readonly life: Life
  /** Where it is agreed to by itself: that counts until the visitor has answered in this browser. */
  readonly agreedWith?: 'newsletter'
}

/**
 * Everything that the shop stores in a browser. The cookie page is made of it, and a journey compares it with what a
 * browser has: to store something new, name it here and say on the cookie page what it is for.
 */
export const STORED_THINGS = [
  { name: 'visitor', kind: 'cookie', category: 'necessary', life: { days: 365 } },
  { name: 'customer', kind: 'cookie', category: 'necessary', life: { days: 30 } },
  { name: 'employee', kind: 'cookie', category: 'necessary', life: { hours: 8 } },
  { name: 'consent', kind: 'cookie', category: 'necessary', life: { days: 365 } },
  { name: 'market', kind: 'cookie', category: 'necessary', life: { days: 365 } },
  { name: 'deviceWidth', kind: 'cookie', category: 'necessary', life: { days: 365 } },
  { name: 'opened-links', kind: 'cookie', category: 'necessary', life: { hours: 2 } },
  { name: 'queue', kind: 'cookie', category: 'necessary', life: { minutes: 30 } },
  { name: 'viewer', kind: 'sessionStorage', category: 'necessary', life: { minutes: 30 } },
  { name: 'order-intent', kind: 'sessionStorage', category: 'necessary', life: 'visit' },
  { name: 'compared', kind: 'sessionStorage', category: 'necessary', life: 'visit' },
  { name: 'chunk-load-recovery', kind: 'sessionStorage', category: 'necessary', life: 'visit' },
  { name: 'room-plan', kind: 'localStorage', category: 'necessary', life: 'untilCleared' },
  { name: 'confetti-played', kind: 'localStorage', category: 'necessary', life: 'untilCleared' },
  { name: 'employeeStore', kind: 'localStorage', category: 'necessary', life: 'untilCleared' },
  { name: 'editKey', kind: 'localStorage', category: 'necessary', life: 'untilCleared' },
  { name: 'visit', kind: 'sessionStorage', category: 'statistics', life: 'visit' },
  { name: 'customer-sent-to-data-layer', kind: 'sessionStorage', category: 'statistics', life: 'visit' },
  { name: 'purchase-order-sent-to-data-layer', kind: 'localStorage', category: 'statistics', life: 'untilCleared' },
  { name: 'ga4-item-list-key', kind: 'localStorage', category: 'statistics', life: 'untilCleared' },
  { name: 'session-key', kind: 'sessionStorage', category: 'personalisation', life: 'visit' },
  {
    name: 'soft-login',
    kind: 'cookie',
    category: 'personalisation',
    life: { days: 90 },
    agreedWith: 'newsletter',
  },
  { name: 'traits', kind: 'cookie', category: 'personalisation', life: { days: 180 } },
] as const satisfies readonly StoredThingShape[]

export type StoredThing = StoredThingShape & { readonly name: (typeof STORED_THINGS)[number]['name'] }

/** Over TLS some cookies carry a prefix that binds them to the host. */
export const HOST_PREFIX = '__Host-'

export function findStoredThing(kind: Kind, name: string): StoredThing | undefined {
  const plain = kind === 'cookie' && name.startsWith(HOST_PREFIX) ? name.slice(HOST_PREFIX.length) : name
  return STORED_THINGS.find((thing) => thing.kind === kind && thing.name === plain)
}
