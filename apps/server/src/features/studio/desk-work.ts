import { parseOrderNumber } from '@firkant/domain/orders/order-number.ts'
import { readParcelNumber, type CarrierKey, type OrderParcel } from '@firkant/domain/orders/order-parcel.ts'
import type { OrderState } from '@firkant/domain/orders/order-states.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import type { DeskStep } from '@firkant/domain/studio/desk-steps.ts'
import type { DeskError } from '@firkant/domain/studio/studio-calls.ts'
import { type ChangedFields, type StudioChangeKind } from '@firkant/domain/studio/studio-changes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { insertNote } from '../orders/notes/order-notes.ts'
import { findOrderByNumber, type StoredOrder } from '../orders/order-store.ts'
import { takeStaffStep, type StaffStep } from '../orders/staff-steps.ts'
import { withdraw } from '../returns/withdraw.ts'
import { recordChange } from './change-log.ts'
import type { StudioContext, StudioEmployee } from './studio-at-work.ts'

export type TakenStep = Exclude<DeskStep, 'registerReturn'>

const STEPS: Readonly<Record<TakenStep, { readonly step: StaffStep; readonly kind: StudioChangeKind }>> = {
  pack: { step: 'pack', kind: 'orderPacked' },
  ship: { step: 'ship', kind: 'orderShipped' },
  deliver: { step: 'deliver', kind: 'orderDelivered' },
  cancel: { step: 'cancel', kind: 'orderCancelled' },
  receiveReturn: { step: 'receive-return', kind: 'returnReceived' },
}

export async function getDeskOrder(
  { database, brand }: Pick<StudioContext, 'database' | 'brand'>,
  written: string,
): Promise<StoredOrder> {
  const number = parseOrderNumber(written)
  const stored = number === undefined ? undefined : await findOrderByNumber(database.main, brand.key, number)
  if (!stored) throw new ProblemException('not-found', { detail: 'There is no such order.' })
  return stored
}

export interface WantedStep {
  readonly step: TakenStep
  readonly seenState: OrderState
  readonly parcel?: { readonly carrier: CarrierKey; readonly number: string } | undefined
  readonly isSellable?: boolean | undefined
  readonly reason?: string | undefined
}

function readParcel({ parcel }: WantedStep): Result<OrderParcel | undefined, 'parcelInvalid'> {
  if (!parcel || parcel.number.trim() === '') return succeed(undefined)
  const number = readParcelNumber(parcel.number)
  return number === undefined ? fail('parcelInvalid') : succeed({ carrier: parcel.carrier, number })
}

/** Takes the step if the order still is as the employee saw it; the change is recorded with it. */
export async function takeDeskStep(
  { database, brand, publicUrl, now: clock }: StudioContext,
  employee: StudioEmployee,
  { stored, wanted }: { readonly stored: StoredOrder; readonly wanted: WantedStep },
): Promise<DeskError | undefined> {
  const parcel = readParcel(wanted)
  if (!parcel.ok) return parcel.code
  const now = clock()
  const { step, kind } = STEPS[wanted.step]
  const moved = await takeStaffStep(database, {
    number: stored.order.number,
    step,
    isSellable: wanted.isSellable,
    parcel: wanted.step === 'ship' ? parcel.value : undefined,
    now,
    shop: { brand, publicUrl },
    mayGoOn: ({ state }) => state === wanted.seenState,
    async record(tx, before, { stored: after, restocked = [] }) {
      const sent: ChangedFields = parcel.value ? { parcel: parcel.value.number } : {}
      const pieces = restocked.reduce((sum, { quantity }) => sum + quantity, 0)
      await recordChange(tx, {
        brand: brand.key,
        employee,
        at: now,
        kind,
        subject: after.order.number,
        before: { state: before.state },
        after: { state: after.state, ...sent, ...(pieces > 0 && { restocked: pieces }) },
        reason: wanted.reason,
      })
    },
  })
  if (moved?.type === 'moved') return undefined
  return moved && moved.stored.state !== wanted.seenState ? 'changed' : 'refused'
}

interface WantedReturn {
  readonly lines: readonly { readonly lineItemId: string; readonly quantity: number }[]
  readonly reason?: string | undefined
  readonly key: string
}

/** For a customer who asks on the phone: as if they had sent the form, with the receipt that the law asks for. */
export async function registerDeskReturn(
  { database, brand, publicUrl, now: clock }: StudioContext,
  employee: StudioEmployee,
  { stored, wanted }: { readonly stored: StoredOrder; readonly wanted: WantedReturn },
): Promise<DeskError | undefined> {
  const now = clock()
  const { buyer, billingAddress, number } = stored.order
  const who = {
    name: `${billingAddress.firstName} ${billingAddress.lastName}`,
    orderNumber: number,
    email: buyer.email,
  }
  const withdrawing = {
    orderId: stored.id,
    who,
    lines: wanted.lines,
    key: `studio:${wanted.key}`,
    kind: 'return',
    now,
    actor: 'staff',
  } as const
  const registered = await withdraw(
    database,
    {
      ...withdrawing,
      async record(tx, { refundMinor, lines }) {
        await recordChange(tx, {
          brand: brand.key,
          employee,
          at: now,
          kind: 'returnRegistered',
          subject: number,
          before: {},
          after: { pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0), refundMinor },
          reason: wanted.reason,
        })
      },
    },
    { brand, publicUrl },
  )
  if (registered.ok) return undefined
  if (registered.code === 'tooLate') return 'tooLate'
  const isOfLines = ['noLines', 'unknownLine', 'invalidQuantity'].includes(registered.code)
  return isOfLines ? 'linesInvalid' : 'refused'
}

export async function writeDeskNote(
  { database, brand, now: clock }: StudioContext,
  employee: StudioEmployee,
  { stored, text: given }: { readonly stored: StoredOrder; readonly text: string },
): Promise<DeskError | undefined> {
  const text = given.trim()
  if (text === '') return 'noteEmpty'
  const at = clock()
  await database.main.transaction(async (tx) => {
    await insertNote(tx, { orderId: stored.id, employee, text, at })
    const after = { characters: [...text].length }
    const change = { brand: brand.key, employee, at, kind: 'noteWritten', subject: stored.order.number } as const
    await recordChange(tx, { ...change, before: {}, after })
  })
  return undefined
}
