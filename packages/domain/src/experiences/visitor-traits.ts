import { allowedLetters } from '../consent/consent.ts'
import type { WidthClass } from '../device/width-class.ts'
import { DAY_S, MINUTE_MS } from '../duration/duration.ts'
import type { MarketKey } from '../market/market.ts'

/** Of those who agreed to personalisation, and of nobody else. */
export const TRAITS_COOKIE = 'traits'
export const TRAITS_MAX_AGE_S = 180 * DAY_S

export const CUSTOMER_GROUPS = ['none', 'customer', 'club', 'employee'] as const
export type CustomerGroup = (typeof CUSTOMER_GROUPS)[number]

/** Steps of a cart's value in the market's currency; a cart below the first is empty. */
export const CART_VALUE_STEPS = [1, 500, 1000, 2500, 5000, 10_000] as const

export const MAX_CATEGORIES = 5
/** After this long without a request a visitor has come back. */
const VISIT_MINUTES = 30
/** How exact the last request is known; saves writing the cookie with every answer. */
export const SEEN_EVERY_MINUTES = 5

/** What the cookie says. */
export interface StoredTraits {
  /** Of its own, for assignment: not the visitor's. */
  readonly id: string
  readonly lastSeenMinute: number
  readonly isReturning: boolean
  readonly group: CustomerGroup
  /** How many of CART_VALUE_STEPS the cart has reached. */
  readonly cartStep: number
  /** Keys, the last viewed first. */
  readonly categories: readonly string[]
}

/** What is known of whoever asks for a page. */
export interface VisitorTraits {
  readonly market: MarketKey
  readonly widthClass: WidthClass
  /** Undefined without consent. */
  readonly known: StoredTraits | undefined
}

const GROUP_LETTERS = 'ncke'
/** Id, last minute, first or returning, group, step of the cart, categories. */
const STORED =
  /^([\w-]{32})\.([0-9a-z]{1,7})\.([rf])([ncke])([0-6])\.((?:[a-z0-9][a-z0-9-]{0,39}(?:~[a-z0-9][a-z0-9-]{0,39}){0,4})?)$/
const STORABLE_CATEGORY = /^[a-z0-9][a-z0-9-]{0,39}$/
const COOKIE = /(?:^|;\s*)traits=([^;\s]{1,300})/

export const minuteOf = (now: Date) => Math.floor(now.getTime() / MINUTE_MS)

/** `value` is what goods cost, in the market's currency. */
export function cartStepOf(value: number): number {
  return CART_VALUE_STEPS.filter((step) => value >= step).length
}

export function writeTraits({ id, lastSeenMinute, isReturning, group, cartStep, categories }: StoredTraits): string {
  const letters = `${isReturning ? 'r' : 'f'}${GROUP_LETTERS.charAt(CUSTOMER_GROUPS.indexOf(group))}${cartStep}`
  const kept = categories.filter((category) => STORABLE_CATEGORY.test(category)).slice(0, MAX_CATEGORIES)
  return `${id}.${lastSeenMinute.toString(36)}.${letters}.${kept.join('~')}`
}

/** Whoever comes back after a while is a returning visitor, from the first page on. */
export function readTraits(value: string | undefined, now: Date): StoredTraits | undefined {
  const [, id, minute, returning, group, step, categories] = STORED.exec(value ?? '') ?? []
  if (id === undefined || minute === undefined || group === undefined) return undefined
  const lastSeenMinute = Number.parseInt(minute, 36)
  return {
    id,
    lastSeenMinute,
    isReturning: returning === 'r' || minuteOf(now) - lastSeenMinute >= VISIT_MINUTES,
    group: CUSTOMER_GROUPS[GROUP_LETTERS.indexOf(group)] ?? 'none',
    cartStep: Number(step),
    categories: categories ? categories.split('~') : [],
  }
}

/** Of a cookie header. A cookie that outlived the consent is not read. */
export function findTraits(cookies: string | undefined, now: Date): StoredTraits | undefined {
  const value = cookies === undefined ? undefined : COOKIE.exec(cookies)?.[1]
  if (value === undefined || !allowedLetters(cookies ?? '')?.includes('p')) return undefined
  return readTraits(value, now)
}

export function newTraits(id: string, now: Date): StoredTraits {
  return { id, lastSeenMinute: minuteOf(now), isReturning: false, group: 'none', cartStep: 0, categories: [] }
}

/** What is new of a visitor. */
export interface TraitFacts {
  readonly group?: CustomerGroup | undefined
  readonly cartStep?: number | undefined
  /** Of one page, the most particular first. */
  readonly viewed?: readonly string[] | undefined
}

export function withFacts(before: StoredTraits, { group, cartStep, viewed = [] }: TraitFacts, now: Date): StoredTraits {
  const minute = minuteOf(now)
  return {
    ...before,
    group: group ?? before.group,
    cartStep: cartStep ?? before.cartStep,
    categories: [...new Set([...viewed, ...before.categories])].slice(0, MAX_CATEGORIES),
    lastSeenMinute: minute - before.lastSeenMinute >= SEEN_EVERY_MINUTES ? minute : before.lastSeenMinute,
  }
}
