import type { Locator, Page } from '@playwright/test'
import type { Visit } from '../../../scripts/page-weight/phone.ts'
import type { WeighedPage } from '../../../scripts/page-weight/weigh-page.ts'

export interface Deed {
  readonly name: string
  readonly on: WeighedPage
  readonly find: (page: Page) => Locator
  /** A finger, unless it is done with keys. */
  readonly keys?: string
  /** Runs in the page at each frame: the deed has its first own answer, beyond a mark that it was heard. */
  readonly isAnswered: string
  /** The same of what the deed was for, where that comes after its first answer: the contents of a panel. */
  readonly isWhole?: string
  /** Only who was not asked yet can answer. */
  readonly only?: Visit
}

const has = (selector: string) => `document.querySelector(${JSON.stringify(selector)}) !== null`
/** The panel, or its place while it is loaded. */
const isOpen = (panel: string) => has(`dialog[open]:is([data-panel=${panel}],[aria-busy])`)
/** It has something to press beside what closes it. */
const hasContents = (panel: string) =>
  `document.querySelectorAll('dialog[open]${panel}:not([aria-busy=true]) :is(a,button,input)').length > 1`
/** Of a cart and of hearts that were empty. */
const countIs = (tool: string, count: number) =>
  `Number(document.querySelector('[data-tool=${tool}] [data-part=tool-count]')?.textContent) === ${count}`

const question = (page: Page) => page.locator('[data-part=consent-banner]')
const isGone = `document.querySelector('[data-part=consent-banner]')?.checkVisibility() !== true`

const CHOICES = JSON.stringify('[data-part=buy] select')

/** The commonest, in hjemly's words. */
export const DEEDS: readonly Deed[] = [
  {
    name: 'add to cart',
    on: 'product',
    find: (page) => page.getByRole('button', { name: 'Læg i kurv', exact: true }),
    isAnswered: `${has('[data-part=buy] [data-part=add-to-cart] button[aria-busy=true]')} || ${countIs('cart', 1)}`,
  },
  {
    name: 'heart',
    on: 'category',
    find: (page) => page.getByRole('button', { name: /^Favorit:/ }),
    isAnswered: has('[data-part=wishlist-toggle][aria-pressed=true]'),
  },
  {
    name: 'quantity',
    on: 'product',
    find: (page) => page.locator('select').filter({ hasText: '10+' }),
    keys: 'ArrowDown',
    isAnswered: `[...document.querySelectorAll(${CHOICES})].some(({ value }) => Number(value) === 2)`,
  },
  {
    name: 'cookies: yes',
    on: 'category',
    only: 'first',
    find: (page) => question(page).getByRole('button', { name: /Accept/ }),
    isAnswered: isGone,
  },
  {
    name: 'cookies: no',
    on: 'product',
    only: 'first',
    find: (page) => question(page).getByRole('button', { name: 'Kun nødvendige' }),
    isAnswered: isGone,
  },
  {
    name: 'menu',
    on: 'start',
    find: (page) => page.getByRole('link', { name: 'Menu', exact: true }),
    isAnswered: isOpen('menu'),
    isWhole: hasContents('[data-panel=menu]'),
  },
  {
    name: 'cart',
    on: 'product',
    find: (page) => page.locator('header [data-tool=cart]'),
    isAnswered: isOpen('cart'),
    isWhole: hasContents('[data-panel=cart]'),
  },
  {
    name: 'search',
    on: 'start',
    find: (page) => page.getByRole('searchbox'),
    keys: 's',
    isAnswered: `document.activeElement?.value === 's'`,
  },
  {
    name: 'colour',
    on: 'product',
    find: (page) => page.getByRole('link', { name: 'cremehvid', exact: true }),
    isAnswered: `location.pathname.endsWith('cream') && ${has('[data-part=buy]')}`,
  },
  {
    name: 'accordion',
    on: 'product',
    find: (page) => page.locator('summary', { hasText: 'Materialer' }),
    isAnswered: `[...document.querySelectorAll('details[open] summary')].some((one) => one.textContent.includes('Materialer'))`,
  },
  {
    name: 'filter',
    on: 'category',
    find: (page) => page.getByRole('button', { name: 'Filtre' }),
    isAnswered: has('dialog[open]'),
    isWhole: hasContents(''),
  },
]
