import { FORM_ROWS } from '../../../apps/server/test/authorisation/authorisation-form-rows.ts'
import type { ThingsOfA } from '../../../apps/server/test/authorisation/authorisation-rows.ts'
import { HOSTILE_TEXTS, type Dictionary, type ValueMaker } from './fuzz-values.ts'

/** Every plain form of the shop, with the fields that it reads: the rows that its authorisation is tested with. */
interface PlainForm {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
}

const NO_THINGS: ThingsOfA = {
  email: '',
  orderId: '',
  orderNumber: '',
  cartId: '',
  listKey: '',
  namedListKey: '',
  sessionId: '',
  undoCart: '',
  passkeyId: '',
  sku: '',
}

export const PLAIN_FORMS: readonly PlainForm[] = FORM_ROWS.flatMap(({ paths, fields }) =>
  paths.map((path) => ({ path: path.replace(':code', 'abcdefghijklmnop'), fields: fields?.(NO_THINGS) ?? {} })),
)

function valueOf({ random, malice }: ValueMaker, own: string, known: Dictionary[string] | undefined): string {
  if (random.chance(malice)) return random.pick(HOSTILE_TEXTS)
  return own !== '' && random.chance(0.5) ? own : random.pick(known ?? [own, 'x'])
}

/** The form's own fields, most of the time, and some that belong to others. */
export function formBody(maker: ValueMaker, { fields: own }: PlainForm): string {
  const { random, dictionary, malice } = maker
  const fields = new URLSearchParams()
  const append = (name: string, value: string) => fields.append(name.toWellFormed(), value.toWellFormed())
  for (const [name, value] of Object.entries(own))
    if (!random.chance(malice / 4)) append(name, valueOf(maker, value, dictionary[name]))
  const names = Object.keys(dictionary)
  for (let count = random.chance(0.5) ? 0 : random.below(6); count > 0; count -= 1) {
    const name = names[random.below(names.length)] ?? 'x'
    const isHostile = random.chance(malice / 4)
    append(isHostile ? random.pick(HOSTILE_TEXTS).slice(0, 60) : name, valueOf(maker, '', dictionary[name]))
  }
  return fields.toString()
}
