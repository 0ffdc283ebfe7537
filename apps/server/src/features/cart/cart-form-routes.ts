import type { FastifyInstance } from 'fastify'
import { ADD_FORM_OUTCOMES, ADD_FORM_PATH, readParts, type AddFormOutcome } from '@firkant/domain/cart/add-form.ts'
import { cartCommandsSchema, type CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import { fieldsOf, fromShop, readPlainForms, spokenLanguage } from '../../platform/http/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { type RequesterContext, type Requester, readKnownRequester } from '../../platform/visitors/requester.ts'
import type { CartService } from './cart-service.ts'

function readCommand(fields: URLSearchParams): CartCommand {
  const quantity = Number(fields.get('quantity') ?? 1)
  const parsed = cartCommandsSchema.safeParse([
    {
      $type: 'AddLineItemCommand',
      sku: fields.get('sku'),
      // Not a number: refused as an invalid quantity, not as a malformed form.
      quantity: Number.isFinite(quantity) ? quantity : 0,
      packageKey: fields.get('packageKey') ?? undefined,
      parts: readParts(fields),
    },
  ])
  const [command] = parsed.data ?? []
  if (!command) throw new ProblemException('invalid-request', { detail: 'The form needs the field sku.' })
  return command
}

async function add(carts: CartService, requester: Requester, command: CartCommand): Promise<AddFormOutcome> {
  const answer = await carts.apply(requester, [command])
  const [error] = answer?.validation.validationErrors ?? []
  if (!error) return 'added'
  return error.code === 'insufficient-inventory' ? 'notEnough' : 'refused'
}

/** Add to cart without scripts: redirects to the product page, whose fragment names the outcome. */
export async function registerCartFormRoutes(
  app: FastifyInstance,
  carts: CartService,
  options: RequesterContext,
): Promise<void> {
  const { brand, now } = options
  await app.register(async (forms) => {
    readPlainForms(forms)
    forms.post(ADD_FORM_PATH, fromShop(), async (request, reply) => {
      const fields = fieldsOf(request)
      // Forms of cards have their language in the address.
      for (const [name, value] of new URL(request.url, 'http://shop').searchParams)
        if (name === 'language') fields.append(name, value)
      const command = readCommand(fields)
      const language = spokenLanguage(brand, fields)
      const market = marketOf(brand, language)
      const address = 'sku' in command ? await carts.findAddress({ market, now: now() }, command.sku) : undefined
      if (address === undefined) throw new ProblemException('not-found', { detail: 'The shop does not sell this.' })
      const outcome = await add(carts, readKnownRequester(request, reply, { ...options, language }), command)
      return reply.header('cache-control', 'no-store').redirect(`${address}#${ADD_FORM_OUTCOMES[outcome]}`, 303)
    })
  })
}
