import type { FastifyInstance } from 'fastify'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { cartCommandsSchema, type CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import { CART_FORM_PATHS, cartErrorAnchor } from '@firkant/domain/cart/cart-page.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { fieldsOf, fromShop, readPlainForms, spokenLanguage } from '../../platform/http/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { type RequesterContext, readKnownRequester } from '../../platform/visitors/requester.ts'
import type { CartService } from './cart-service.ts'

type FormName = keyof typeof CART_FORM_PATHS

/** Not a number: refused as an invalid quantity, not as a malformed form. */
function quantityOf(fields: URLSearchParams): number {
  const written = Number(fields.get('quantity')?.trim() || Number.NaN)
  return Number.isFinite(written) ? written : -1
}

const COMMANDS: Readonly<Record<FormName, (fields: URLSearchParams) => object>> = {
  change: (fields) => ({
    $type: 'ChangeLineItemQuantityCommand',
    lineItemId: fields.get('lineItemId'),
    quantity: quantityOf(fields),
  }),
  remove: (fields) => ({ $type: 'RemoveLineItemCommand', lineItemId: fields.get('lineItemId') }),
  addCode: (fields) => ({ $type: 'AddDiscountCodeCommand', code: fields.get('code')?.trim() }),
  removeCode: (fields) => ({ $type: 'RemoveDiscountCodeCommand', code: fields.get('code') }),
}

function readCommand(name: FormName, fields: URLSearchParams): CartCommand {
  const [command] = cartCommandsSchema.safeParse([COMMANDS[name](fields)]).data ?? []
  if (!command) throw new ProblemException('invalid-request', { detail: 'The form lacks a field.' })
  return command
}

/** Quantity, removal and codes without scripts: redirects to the cart page, whose fragment names the error. */
export async function registerCartPageForms(
  app: FastifyInstance,
  carts: CartService,
  options: RequesterContext,
): Promise<void> {
  const { brand } = options
  await app.register(async (forms) => {
    readPlainForms(forms)
    for (const name of Object.keys(CART_FORM_PATHS) as readonly FormName[])
      forms.post(CART_FORM_PATHS[name], fromShop(), async (request, reply) => {
        const fields = fieldsOf(request)
        const command = readCommand(name, fields)
        const requester = readKnownRequester(request, reply, { ...options, language: spokenLanguage(brand, fields) })
        const { language } = requester.market
        const [error] = (await carts.apply(requester, [command]))?.validation.validationErrors ?? []
        const address = localizePath(brand, language, FIXED_PATHS.cart[language])
        const anchor = error ? `#${cartErrorAnchor(error)}` : ''
        return reply.header('cache-control', 'no-store').redirect(address + anchor, 303)
      })
  })
}
