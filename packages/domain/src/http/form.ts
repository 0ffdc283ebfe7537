import type { z } from 'zod'
import type { BrandDefinition } from '../brand/brand-definition.ts'
import type { EmployeePermission } from '../employee/employee-roles.ts'
import type { FixedPage } from '../market/fixed-paths.ts'
import { MARKETS, type MarketLanguage } from '../market/market.ts'

/** Who may send a form. The server checks it before anything is read. */
export const FORM_SENDERS = {
  anybody: 'anybody',
  linkHolder: 'whoever has the link of a mail or a message: what is sent along proves it',
  listOwner: 'whoever owns the list; named lists are a customer’s, others are led to the login',
  customer: 'a signed-in customer; others are led to the login',
  employee: 'an employee at work; others are led to the employees’ login',
} as const
export type FormSender = keyof typeof FORM_SENDERS

/** Where a form may lead besides pages with fixed paths. */
export const FORM_TARGETS = {
  back: 'the page that the form was on',
  start: 'the start page',
  product: 'the product’s page',
  checkout: 'the checkout',
  payment: 'what the order needs next: its payment, or its confirmation',
  login: 'the login',
  registration: 'the registration',
  forgotPassword: 'the page of a forgotten password',
  myPages: 'a page of the customer’s own',
  newsletterStep: 'the newsletter’s page of the next step',
  alertStep: 'the alert’s page of the next step',
  returnStep: 'the page that says why nothing is returned',
  reviewStep: 'the page of the review, or of what became of it',
  questions: 'the product’s questions',
  withdrawalOfOrder: 'the withdrawal of that order',
  handOver: 'the page of the cart that is handed over',
  noPage: 'no page: a mail program is answered with 204',
} as const
export type FormTarget = FixedPage | keyof typeof FORM_TARGETS

interface FormPlace {
  /** One path, or those of a brand. The field `language` says the language. */
  readonly path?: string | ((brand: BrandDefinition) => readonly string[])
  /** The paths in each language of a brand, which say the language. */
  readonly pathsIn?: (brand: BrandDefinition, language: MarketLanguage) => readonly string[]
}

/** A form that is posted without scripts and answered with a redirect. */
export interface Form extends FormPlace {
  readonly tag: string
  readonly summary: string
  /** Made with `formFields`. A parameter of the path is read like a field. */
  readonly fields: z.ZodType
  /** Fields that may stand in the address instead of the body. */
  readonly inAddress?: 'all' | readonly string[]
  /** The field with the address of the page that the form was on. */
  readonly back?: string
  readonly who: FormSender
  /** What an employee's role must allow. */
  readonly permission?: EmployeePermission
  /** Limit per client address; absent: the default limit. */
  readonly perMinute?: number
  readonly leadsTo: readonly FormTarget[]
  /** What is said to a sender of other fields. */
  readonly malformed?: string
  /** A mail program sends it too (RFC 8058), from no origin. */
  readonly isOneClick?: true
  /** Sent as multipart too: its files are read, a few at a time. */
  readonly takesFiles?: true
  /** Some mail programs send multipart: it is accepted, and not read. */
  readonly ignoresMultipart?: true
}

export type FormTable = Readonly<Record<string, Form>>

interface FixedTarget<Target> {
  readonly to: Target
  readonly query?: string | URLSearchParams
  readonly fragment?: string | undefined
}

type OutcomeAt<Target> = Target extends 'noPage'
  ? { readonly to: Target }
  : Target extends FixedPage
    ? FixedTarget<Target>
    : FixedTarget<Target> & { readonly address: string }
/** Where a handler leads: only to what its row names. */
export type FormOutcome<Each extends Form = Form> = OutcomeAt<Each['leadsTo'][number]>

export interface FormPath {
  readonly path: string
  /** Of a path in one language. */
  readonly language?: MarketLanguage
}

function ownPaths(path: FormPlace['path'], brand: BrandDefinition): readonly string[] {
  if (path === undefined) return []
  return typeof path === 'string' ? [path] : path(brand)
}

/** Every path of a form in a brand's shop. */
export function formPaths({ path, pathsIn }: FormPlace, brand: BrandDefinition): readonly FormPath[] {
  const languages = brand.markets.map((market) => MARKETS[market].language)
  return [
    ...ownPaths(path, brand).map((each) => ({ path: each })),
    ...languages.flatMap((language) => (pathsIn?.(brand, language) ?? []).map((each) => ({ path: each, language }))),
  ]
}
