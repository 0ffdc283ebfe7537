import { z } from 'zod'

/** What was not sent is empty. */
export const text = z.string().default('')
/** Absent if it was not sent. */
export const sentText = z.string().optional()
/** A checkbox or a button: whether it was sent at all. */
export const ticked = sentText.transform((value) => value !== undefined)
/** Every value of the name. */
export const texts = z.array(z.string())
/** For a name that ends in a dot: what follows it, and the value, of every field that begins with it. */
export const endings = z.array(z.tuple([z.string(), z.string()]))

function valueOf(sent: URLSearchParams, name: string, schema: z.core.$ZodType): unknown {
  if (name.endsWith('.'))
    return [...sent].flatMap(([each, value]) => (each.startsWith(name) ? [[each.slice(name.length), value]] : []))
  return schema instanceof z.ZodArray ? sent.getAll(name) : (sent.get(name) ?? undefined)
}

/** Reads these fields of a sent form. Where a name came twice, the first counts. */
export function formFields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess(
    (sent) =>
      sent instanceof URLSearchParams
        ? Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, valueOf(sent, name, schema)]))
        : sent,
    z.object(shape),
  )
}
