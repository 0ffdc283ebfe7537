import type { Cart } from '@firkant/domain/cart/cart.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import type { sampleFormRows } from '@firkant/domain/samples/sample-form-rows.ts'
import { SAMPLE_CHOSEN_PARAM, SAMPLE_FAULT_PARAM, SAMPLES_OF_PARAM } from '@firkant/domain/samples/sample-form.ts'
import type { SampleFault } from '@firkant/domain/samples/sample-form.ts'
import { sampleMailPath } from '@firkant/domain/samples/sample-mail-steps.ts'
import { refuseSamples } from '@firkant/domain/samples/samples.ts'
import type { FormHandlers } from '../../platform/forms/form-routes.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { Requester } from '../../platform/visitors/requester.ts'
import { changeCart } from '../cart/apply-commands.ts'
import type { CartService } from '../cart/cart-service.ts'
import { lockCart } from '../cart/cart-store.ts'
import { alertLinkForms } from '../mail/alert-link-forms.ts'
import { loadSamples, type Sample } from './load-samples.ts'
import type { SampleReminders } from './sample-reminders.ts'

/** More than any page of samples has. */
const MAX_SENT = 100
const MAX_KEY_LENGTH = 80

/** Samples that lie in the cart already. */
export function samplesIn(cart: Cart | null, samples: readonly Pick<Sample, 'sku'>[]) {
  const known = new Set(samples.map(({ sku }) => sku))
  return cart?.items.filter(({ sku }) => known.has(sku)) ?? []
}

/** Said once for the cart: whoever is not asked is not written to. */
async function saveReminder(carts: CartService, requester: Requester, isWanted: boolean): Promise<void> {
  await carts.inCart(requester, async (tx, work) => {
    const row = await lockCart(tx, work.owner)
    if (!row || (row.details.remindOfSamples ?? false) === isWanted) return
    const { remindOfSamples: _before, ...rest } = row.details
    const details = { ...rest, ...(isWanted && { remindOfSamples: true as const }) }
    await changeCart(tx, work, { row, changed: { lines: row.lines, details } })
  })
}

interface Chosen {
  readonly samples: readonly Sample[]
  readonly sent: readonly string[]
}

async function addSamples(
  carts: CartService,
  requester: Requester,
  { samples, sent }: Chosen,
): Promise<SampleFault | undefined> {
  const held = samplesIn(await carts.load(requester), samples)
  const wanted = samples.filter(({ sku }) => sent.includes(sku) && held.every((item) => item.sku !== sku))
  const inCart = held.reduce((sum, { quantity }) => sum + quantity, 0)
  const fault = refuseSamples(wanted.length, inCart)
  if (fault) return fault
  if (wanted.some(({ isAvailable }) => !isAvailable)) return 'soldOut'
  const commands = wanted.map(({ sku }): CartCommand => ({ $type: 'AddLineItemCommand', sku, quantity: 1 }))
  const [error] = (await carts.apply(requester, commands))?.validation.validationErrors ?? []
  if (!error) return undefined
  return error.code === 'too-many-samples' ? 'tooMany' : 'soldOut'
}

/** The same with scripts and without: into the cart, or back to the choice with what is wrong. */
export function sampleForms(
  carts: CartService,
  reminders: SampleReminders,
  { db, brand }: Pick<ShopContext, 'db' | 'brand'>,
): FormHandlers<typeof sampleFormRows> {
  const links = alertLinkForms({ ...reminders, confirm: async () => false }, sampleMailPath)
  return {
    async 'samples.add'({ sku, remind, of }, { knownRequester, market }) {
      const requester = knownRequester()
      const sent = [...new Set(sku)].slice(0, MAX_SENT)
      const samples = await loadSamples(db, { brand: brand.key, language: market.language })
      const fault = await addSamples(carts, requester, { samples, sent })
      if (fault === undefined) {
        await saveReminder(carts, requester, remind)
        return { to: 'cart' }
      }
      const chosen = samples.filter((sample) => sent.includes(sample.sku))
      const query = new URLSearchParams({ [SAMPLE_FAULT_PARAM]: fault })
      if (of !== '') query.set(SAMPLES_OF_PARAM, of.slice(0, MAX_KEY_LENGTH))
      for (const sample of chosen) query.append(SAMPLE_CHOSEN_PARAM, sample.sku)
      return { to: 'samples', query }
    },
    'samples.cancel': links.cancel,
  }
}
