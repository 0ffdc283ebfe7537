import { z } from 'zod'
import { STORE_SERVICES } from './store-services.ts'

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:30')
const hours = z
  .union([z.tuple([]), z.tuple([clock, clock])])
  .refine(([opens, closes]) => opens === undefined || closes === undefined || opens < closes, 'closes after it opens')

/** Monday first: `["10:00", "18:00"]`, or `[]` when closed. */
export const openingHours = z.array(hours).length(7)

export const specialDays = z
  .array(z.strictObject({ day: z.iso.date(), name: z.string().trim().min(1).max(60), hours }))
  .max(60)
  .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'names a day twice')
  .default([])

export const storeServices = z
  .array(z.enum(STORE_SERVICES))
  .refine((services) => new Set(services).size === services.length, 'names a service twice')
  .default([])

/** Degrees north and east, with decimals. */
export const location = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

/** As on the sign above it: `12`, `B4`. */
export const aisle = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .-]{0,11}$/u, 'letters and digits as on the sign, at most 12')
  .optional()
