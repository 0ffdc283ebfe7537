import { z } from 'zod'
import { CONTENT_THEMES } from '../content/content-parts.ts'
import { PATTERN_KEYS } from '../content/patterns/page-patterns.ts'
import type { CallTable } from '../http/call.ts'
import { MARKET_KEYS } from '../market/market.ts'
import { CARRIERS, type CarrierKey } from '../orders/order-parcel.ts'
import { ORDER_STATES } from '../orders/order-states.ts'
import { RETURN_STATES } from '../orders/returns/return-states.ts'
import { DESK_BARS, DESK_STEPS } from './desk-steps.ts'
import { DESK_WORK } from './desk-work.ts'
import { MAX_SAID_LENGTH } from './order-words.ts'
import { MAX_CHANGE_REASON_LENGTH, MAX_NOTE_LENGTH, STUDIO_CHANGES } from './studio-changes.ts'
import { STUDIO_PERMISSIONS, STUDIO_ROLES } from './studio-permissions.ts'

const market = z.enum(MARKET_KEYS)
const state = z.enum(ORDER_STATES)
/** As people type it. */
const orderNumber = z.string().min(1).max(40)
const reason = z.string().max(MAX_CHANGE_REASON_LENGTH).optional()

const listedOrder = z.object({
  number: z.string(),
  state,
  market,
  placedAt: z.string(),
  buyerName: z.string(),
  town: z.string(),
  currency: z.string(),
  totalMinor: z.number(),
  pieces: z.number(),
  isReturning: z.boolean(),
})
export type ListedOrder = z.infer<typeof listedOrder>

const shownMail = z.object({
  id: z.string(),
  subject: z.string(),
  recipient: z.string(),
  createdAt: z.string(),
  sentAt: z.string().optional(),
  error: z.string().optional(),
})

const deskOrder = z.object({
  number: z.string(),
  state,
  market,
  currency: z.string(),
  placedAt: z.string(),
  isPickup: z.boolean(),
  buyer: z.object({ name: z.string(), email: z.string(), mobile: z.string(), company: z.string().optional() }),
  /** Lines of an address, as on a label. */
  billingAddress: z.array(z.string()),
  shippingAddress: z.array(z.string()),
  shippingName: z.string(),
  estimatedDelivery: z.string(),
  parcel: z.object({ carrier: z.string(), number: z.string(), url: z.string() }).optional(),
  /** The buyer's way in, where they gave it along: for whoever carries. */
  wayIn: z
    .object({
      places: z.array(z.string()),
      pieces: z.array(
        z.object({ sku: z.string(), name: z.string(), fits: z.boolean(), head: z.string(), margin: z.string() }),
      ),
    })
    .optional(),
  payment: z.object({ name: z.string(), standing: z.string().optional() }),
  lines: z.array(
    z.object({
      id: z.string(),
      sku: z.string().optional(),
      name: z.string(),
      subtitle: z.string(),
      quantity: z.number(),
      paidMinor: z.number(),
      /** Pieces that can still be returned. */
      returnable: z.number(),
      returned: z.number(),
    }),
  ),
  totals: z.object({
    goodsMinor: z.number(),
    discountMinor: z.number(),
    shippingMinor: z.number(),
    totalMinor: z.number(),
    refundedMinor: z.number(),
  }),
  returns: z.array(
    z.object({
      id: z.string(),
      state: z.enum(RETURN_STATES),
      refundMinor: z.number(),
      createdAt: z.string(),
      lines: z.array(z.object({ name: z.string(), quantity: z.number() })),
    }),
  ),
  history: z.array(z.object({ state, at: z.string(), actor: z.string() })),
  /** Every button: without a bar it may be pressed. */
  steps: z.array(z.object({ step: z.enum(DESK_STEPS), bar: z.enum(DESK_BARS).optional() })),
  mails: z.array(shownMail),
  notes: z.array(z.object({ id: z.number(), by: z.string(), at: z.string(), text: z.string() })),
})
export type DeskOrder = z.infer<typeof deskOrder>

/** `changed`: somebody else took a step meanwhile; the order in the answer is the one of now. */
export const DESK_ERRORS = ['changed', 'refused', 'parcelInvalid', 'linesInvalid', 'noteEmpty', 'tooLate'] as const
export type DeskError = (typeof DESK_ERRORS)[number]

const stepAnswer = z.object({
  success: z.boolean(),
  errorCode: z.enum(DESK_ERRORS).optional(),
  order: deskOrder,
})
export type DeskAnswer = z.infer<typeof stepAnswer>

const job = z.object({
  id: z.string(),
  queue: z.string(),
  attempts: z.number(),
  error: z.string(),
  diedAt: z.string().optional(),
})
export type DeadJob = z.infer<typeof job>

const fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
const change = z.object({
  id: z.number(),
  at: z.string(),
  by: z.string(),
  role: z.enum(STUDIO_ROLES),
  kind: z.enum(STUDIO_CHANGES),
  subject: z.string(),
  before: fields,
  after: fields,
  reason: z.string().optional(),
})
export type ShownChange = z.infer<typeof change>

const dayFigures = z.object({ day: z.string(), visits: z.number(), orders: z.number(), revenueMinor: z.number() })
const figures = z.object({
  markets: z.array(
    z.object({
      market,
      currency: z.string(),
      days: z.array(dayFigures),
      searchesWithoutResults: z.number(),
      errors: z.number(),
    }),
  ),
  /** Absent for who may not see orders. */
  work: z.record(z.enum(DESK_WORK), z.number()).optional(),
  /** Absent for who may not see jobs. */
  deadJobs: z.number().optional(),
})
export type StudioFigures = z.infer<typeof figures>

const me = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(STUDIO_ROLES),
  permissions: z.array(z.enum(STUDIO_PERMISSIONS)),
  /** The account asks for a code of an authenticator app. */
  hasCode: z.boolean(),
  brand: z.object({
    key: z.string(),
    name: z.string(),
    language: z.enum(['da', 'nb', 'sv']),
    languages: z.array(z.enum(['da', 'nb', 'sv'])),
    /** What a new page begins with. */
    patterns: z.object({
      offered: z.array(z.enum(PATTERN_KEYS)),
      ground: z.enum(CONTENT_THEMES),
      list: z.enum(['carousel', 'grid', 'trio']),
      tone: z.enum(['light', 'dark']),
    }),
  }),
})
export type StudioMe = z.infer<typeof me>

const carrier = z.enum(Object.keys(CARRIERS) as [CarrierKey, ...CarrierKey[]])

export const studioCalls = {
  'GET /api/studio/me': { tag: 'studio', summary: 'Who is at work in the studio, and what they may do', answer: me },
  'GET /api/studio/figures': {
    tag: 'studio',
    summary: 'Today and the thirteen days before, by market, and what waits to be done',
    answer: figures,
  },
  'GET /api/studio/orders': {
    tag: 'studio',
    summary: 'Orders by anything that a customer says, or by what they need; the newest first',
    query: z.object({ said: z.string().max(MAX_SAID_LENGTH).optional(), work: z.enum(DESK_WORK).optional() }),
    answer: z.object({ orders: z.array(listedOrder), hasMore: z.boolean() }),
  },
  'GET /api/studio/orders/:number': {
    tag: 'studio',
    summary: 'One order with its steps, mails and notes',
    params: z.object({ number: orderNumber }),
    answer: deskOrder,
  },
  'POST /api/studio/order/step': {
    tag: 'studio',
    summary: 'Takes a step with an order, if it still is as the employee saw it',
    body: z.object({
      number: orderNumber,
      step: z.enum(['pack', 'ship', 'deliver', 'cancel', 'receiveReturn']),
      seenState: state,
      /** With `ship`. */
      parcel: z.object({ carrier, number: z.string().max(60) }).optional(),
      /** With `receiveReturn`: the pieces were checked and can be sold again. */
      isSellable: z.boolean().optional(),
      reason,
    }),
    answer: stepAnswer,
  },
  'POST /api/studio/order/return': {
    tag: 'studio',
    summary: 'Registers a return for a customer who asks for it; they get the receipt by mail',
    body: z.object({
      number: orderNumber,
      lines: z
        .array(z.object({ lineItemId: z.string().max(100), quantity: z.number().int().min(1).max(999) }))
        .max(200),
      reason,
      /** Of this form: sent twice it is one return. */
      key: z.string().min(8).max(100),
    }),
    answer: stepAnswer,
  },
  'POST /api/studio/order/note': {
    tag: 'studio',
    summary: 'Writes a note to an order, which only employees see',
    body: z.object({ number: orderNumber, text: z.string().max(MAX_NOTE_LENGTH) }),
    answer: stepAnswer,
  },
  'GET /api/studio/jobs': {
    tag: 'studio',
    summary: 'Work that failed for good, with its error',
    answer: z.object({ jobs: z.array(job) }),
  },
  'POST /api/studio/jobs/retry': {
    tag: 'studio',
    summary: 'Runs dead jobs again',
    body: z.object({ ids: z.array(z.uuid()).min(1).max(100) }),
    answer: z.object({ success: z.boolean(), retried: z.number(), jobs: z.array(job) }),
  },
  'GET /api/studio/changes': {
    tag: 'studio',
    summary: 'What was changed in the studio: who, what, before, after, why; the newest first',
    query: z.object({ before: z.coerce.number().int().min(1).optional() }),
    answer: z.object({ changes: z.array(change), hasMore: z.boolean() }),
  },
  'POST /api/studio/code/begin': {
    tag: 'studio',
    summary: 'A new key for the authenticator app, for whoever proves again who they are',
    body: z.object({ password: z.string().max(1000), code: z.string().max(20).optional() }),
    answer: z.object({
      success: z.boolean(),
      errorCode: z.enum(['passwordWrong', 'codeRequired', 'codeWrong']).optional(),
      enrolment: z
        .object({ key: z.string(), qr: z.object({ size: z.number(), path: z.string() }), ticket: z.string() })
        .optional(),
    }),
  },
  'POST /api/studio/code/confirm': {
    tag: 'studio',
    summary: 'From now on the account asks for the app’s codes; all other sessions end',
    body: z.object({ ticket: z.string().max(500), code: z.string().max(20) }),
    answer: z.object({ success: z.boolean(), errorCode: z.enum(['codeWrong', 'expired']).optional() }),
  },
} as const satisfies CallTable
