import { z } from 'zod'
import type { Carrier, CarrierAnswer, CarrierQuestion } from '@firkant/domain/delivery/carrier.ts'
import type { DeliveryService, DeliveryWindow } from '@firkant/domain/delivery/delivery-promise.ts'

export interface BringSettings {
  readonly apiUrl: string
  readonly uid: string
  readonly key: string
  /** Where parcels leave, in Norway. */
  readonly fromPostcode: string
}

interface BringOptions extends BringSettings {
  /** Sent along: Bring wants to know who asks. */
  readonly shopUrl: string
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 3000

/** Bring's numbers of services. What two people carry is booked by agreement: our own table holds for it. */
const PRODUCTS: Readonly<Partial<Record<DeliveryService, string>>> = {
  letterBox: '3584',
  pickupPoint: '5800',
  door: '5600',
}

const wholeNumber = z.coerce
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
const clock = z.object({ hour: wholeNumber, minute: wholeNumber.default(0) })
/** Where Bring knows when on that day parcels usually come. */
const timeSlots = z.array(z.object({ startTime: clock, endTime: clock }))

const answerSchema = z.object({
  consignments: z.tuple(
    [
      z.object({
        products: z.array(
          z.object({
            id: z.string(),
            expectedDelivery: z
              .object({
                workingDays: wholeNumber,
                expectedDeliveryDate: z.object({ timeSlots: timeSlots.nullish() }).nullish(),
              })
              .optional(),
            errors: z.array(z.unknown()).optional(),
          }),
        ),
      }),
    ],
    z.unknown(),
  ),
})

function bodyOf({ market, postcode, leavesOn, hour }: CarrierQuestion, product: string, fromPostcode: string) {
  const [year, month, day] = leavesOn.split('-')
  return {
    withExpectedDelivery: true,
    consignments: [
      {
        id: '1',
        fromCountryCode: 'NO',
        fromPostalCode: fromPostcode,
        toCountryCode: market,
        toPostalCode: postcode,
        shippingDate: { year, month, day, hour: String(hour).padStart(2, '0'), minute: '00' },
        packages: [{ id: '1', grossWeight: 2000 }],
        products: [{ id: product }],
      },
    ],
  }
}

/** From the first slot to the last, in whole hours. A wrong one stays wrong: `isCarrierAnswer` refuses the answer. */
function usualHours(slots: z.infer<typeof timeSlots>): DeliveryWindow | undefined {
  if (slots.length === 0) return undefined
  if (slots.some(({ startTime, endTime }) => endTime.hour < startTime.hour))
    throw new Error('A time slot of Bring ends before it begins')
  return {
    from: Math.min(...slots.map(({ startTime }) => startTime.hour)),
    to: Math.max(...slots.map(({ endTime }) => endTime.hour + (endTime.minute > 0 ? 1 : 0))),
  }
}

/** Bring's Shipping Guide. */
export function createBring(options: BringOptions): Carrier {
  const { apiUrl, uid, key, fromPostcode, shopUrl, timeoutMs = TIMEOUT_MS } = options
  return {
    name: 'Bring',
    async ask(question): Promise<CarrierAnswer | undefined> {
      const product = PRODUCTS[question.service]
      if (product === undefined) return undefined
      const answer = await fetch(`${apiUrl}/shippingguide/api/v2/products`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'x-mybring-api-uid': uid,
          'x-mybring-api-key': key,
          'x-bring-client-url': shopUrl,
        },
        body: JSON.stringify(bodyOf(question, product, fromPostcode)),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      if (!answer.ok) throw new Error(`Bring answered ${answer.status}`)
      const { consignments } = answerSchema.parse(await answer.json())
      const found = consignments[0].products.find(({ id }) => id === product)
      if (!found?.expectedDelivery || (found.errors?.length ?? 0) > 0)
        throw new Error(`Bring does not say when ${question.service} comes to ${question.postcode}`)
      const { workingDays, expectedDeliveryDate } = found.expectedDelivery
      const hours = usualHours(expectedDeliveryDate?.timeSlots ?? [])
      return { workingDays, ...(hours && { usualHours: hours }) }
    },
  }
}
