import type { FastifyInstance } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { ADD_FORM_OUTCOMES, ADD_FORM_PATH, readParts, type AddFormOutcome } from '@firkant/domain/cart/add-form.ts'
import { cartCommandsSchema, type CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import { isLanguage, MARKETS, type Language } from '@firkant/domain/market/market.ts'
import { fieldsOf, fromShop, readPlainForms } from '../../platform/http/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { SESSION_COOKIES } from '../../platform/sessions/session-cookies.ts'
import { ensureVisitor } from '../../platform/visitors/visitor-identity.ts'
import type { CartRoutesOptions } from './cart-routes.ts'
import type { CartAsker, CartService } from './cart-service.ts'

function readCommand(fields: URLSearchParams): CartCommand {
  const quantity = Number(fields.get('quantity') ?? 1)
  const parsed = cartCommandsSchema.safeParse([
    {
      $type: 'AddLineItemCommand',
      sku: fields.get('sku'),
      // What is no number at all is refused as a quantity, not as a form.
      quantity: Number.isFinite(quantity) ? quantity : 0,
      packageKey: fields.get('packageKey') ?? undefined,
      parts: readParts(fields),
    },
  ])
  const [command] = parsed.data ?? []
  if (!command) throw new ProblemException('invalid-request', { detail: 'The form needs the field sku.' })
  return command
}

async function add(carts: CartService, asker: CartAsker, command: CartCommand): Promise<AddFormOutcome> {
  const answer = await carts.apply(asker, [command])
  const [error] = answer?.validation.validationErrors ?? []
  if (!error) return 'added'
  return error.code === 'insufficient-inventory' ? 'notEnough' : 'refused'
}

/** The language that the form names; the brand's own when it names none. */
export function spokenLanguage(brand: BrandDefinition, fields: URLSearchParams): Language {
  const home = MARKETS[brand.homeMarket].language
  const language = fields.get('language') ?? home
  return isLanguage(language) ? language : home
}

/** Add to cart without scripts: a form, and back to the product's page, whose address says what came of it. */
export async function registerCartFormRoutes(
  app: FastifyInstance,
  carts: CartService,
  options: CartRoutesOptions,
): Promise<void> {
  const { brand, now } = options
  await app.register(async (forms) => {
    readPlainForms(forms)
    forms.post(ADD_FORM_PATH, fromShop(), async (request, reply) => {
      const fields = fieldsOf(request)
      const command = readCommand(fields)
      const market = marketOf(brand, spokenLanguage(brand, fields))
      const address = 'sku' in command ? await carts.findAddress({ market, now: now() }, command.sku) : undefined
      if (address === undefined) throw new ProblemException('not-found', { detail: 'The shop does not sell this.' })
      const asker = {
        market,
        now: now(),
        visitorHash: ensureVisitor(request, reply),
        customerToken: request.cookies[SESSION_COOKIES.customer],
      }
      const outcome = await add(carts, asker, command)
      return reply.header('cache-control', 'no-store').redirect(`${address}#${ADD_FORM_OUTCOMES[outcome]}`, 303)
    })
  })
}
