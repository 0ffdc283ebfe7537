import { ADD_FORM_OUTCOMES, type AddFormOutcome } from '@firkant/domain/cart/add-form.ts'
import type { cartFormRows } from '@firkant/domain/cart/cart-form-rows.ts'
import { cartErrorAnchor } from '@firkant/domain/cart/cart-page.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import type { FormHandlers, SentForm } from '../../../platform/forms/form-routes.ts'
import { ProblemException } from '../../../platform/http/problem.ts'
import type { Requester } from '../../../platform/visitors/requester.ts'
import type { CartService } from '../cart-service.ts'

async function add(
  carts: CartService,
  requester: Requester,
  commands: readonly CartCommand[],
): Promise<AddFormOutcome> {
  const answer = await carts.apply(requester, commands)
  const [error] = answer?.validation.validationErrors ?? []
  if (!error) return 'added'
  return error.code === 'insufficient-inventory' ? 'notEnough' : 'refused'
}

/** The cart without scripts: adding leads to the product's page, all else to the cart page; a fragment says how it went. */
export function cartForms(carts: CartService, now: () => Date): FormHandlers<typeof cartFormRows> {
  const apply = async (commands: readonly CartCommand[], { knownRequester }: SentForm) => {
    const [error] = (await carts.apply(knownRequester(), commands))?.validation.validationErrors ?? []
    return { to: 'cart', fragment: error && cartErrorAnchor(error) } as const
  }
  return {
    async 'cart.add'(commands, { market, knownRequester }) {
      const [command] = commands
      const isSku = command !== undefined && 'sku' in command
      const address = isSku ? await carts.findAddress({ market, now: now() }, command.sku) : undefined
      if (address === undefined) throw new ProblemException('not-found', { detail: 'The shop does not sell this.' })
      const outcome = await add(carts, knownRequester(), commands)
      return { to: 'product', address, fragment: ADD_FORM_OUTCOMES[outcome] }
    },
    'cart.change': apply,
    'cart.remove': apply,
    'cart.addCode': apply,
    'cart.removeCode': apply,
  }
}
