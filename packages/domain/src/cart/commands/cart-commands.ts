import { z } from 'zod'
import { CUSTOMER_TYPES } from '../cart-state.ts'
import { COMMAND_PREFIX } from './command-prefix.ts'

export const MAX_COMMANDS = 50

/** One line: no control characters. */
const text = z
  .string()
  // oxlint-disable-next-line no-control-regex -- they are what must not come in
  .regex(/^[^\u0000-\u001f]*$/, 'must not hold control characters')
/** Opaque to the visitor. */
const name = text.min(1).max(100)

/** As long as the catalogue allows: what it calls a category must not keep anything out of the cart. */
const categoryName = z.string().min(1).max(160)

const chosenPart = z.object({ partKey: name, sku: name })
/** The choice for a part of a package. */
export type ChosenPart = z.infer<typeof chosenPart>

const shared = { resolveCheckoutData: z.boolean().optional(), cartId: name.optional() }
/** Checked by the rules, not by the schema: a refusal then names the command. */
const quantity = z.number()
/** Likewise for typed text: only its type is checked here. */
const written = text.max(300)
export const writtenAddress = z.object({
  firstName: written,
  lastName: written,
  streetName: written,
  streetNumber: written.optional(),
  additional: written.optional(),
  postalCode: written,
  city: written,
  countryCode: written,
})

const command = z.discriminatedUnion('$type', [
  z.object({
    $type: z.literal('AddLineItemCommand'),
    ...shared,
    sku: name,
    quantity,
    trackingType: name.optional(),
    categories: z.array(categoryName).max(20).optional(),
    packageKey: name.optional(),
    parts: z.array(chosenPart).max(20).optional(),
  }),
  z.object({ $type: z.literal('ChangeLineItemQuantityCommand'), ...shared, lineItemId: name, quantity }),
  z.object({ $type: z.literal('RemoveLineItemCommand'), ...shared, lineItemId: name }),
  z.object({ $type: z.literal('RemoveCustomLineItemCommand'), ...shared, customLineItemId: name }),
  z.object({ $type: z.literal('AddDiscountCodeCommand'), ...shared, code: name }),
  z.object({ $type: z.literal('RemoveDiscountCodeCommand'), ...shared, code: name }),
  z.object({ $type: z.literal('AddGiftCardCodeCommand'), ...shared, code: name }),
  z.object({ $type: z.literal('RemoveGiftCardCodeCommand'), ...shared, code: name }),
  z.object({ $type: z.literal('SetCustomerEmailCommand'), ...shared, email: written }),
  z.object({ $type: z.literal('SetCustomerMobileCommand'), ...shared, mobile: written }),
  z.object({ $type: z.literal('SetBillingAddressCommand'), ...shared, address: writtenAddress }),
  z.object({ $type: z.literal('SetShippingAddressCommand'), ...shared, address: writtenAddress }),
  z.object({
    $type: z.literal('SetCustomerTypeOnCartCommand'),
    ...shared,
    customerType: z.enum(CUSTOMER_TYPES),
    companyName: written.exactOptional(),
    vatNumber: written.exactOptional(),
  }),
  z.object({ $type: z.literal('SetCountryCommand'), ...shared, countryCode: written }),
  z.object({ $type: z.literal('SetShippingMethodCommand'), ...shared, shippingMethodKey: name }),
  z.object({ $type: z.literal('SetPaymentMethodCommand'), ...shared, paymentMethodKey: name }),
])

/** To add a command: its schema above, its rule in apply-cart-commands; the compiler names what is missing. */
export type CartCommand = z.infer<typeof command>
export type CommandName = CartCommand['$type']
export type CommandOf<Name extends CommandName> = Extract<CartCommand, { $type: Name }>

export const cartCommandsSchema = z.array(command).min(1).max(MAX_COMMANDS)

const KNOWN_TYPES: ReadonlySet<unknown> = new Set(command.options.flatMap((option) => [...option.shape.$type.values]))

const typeOf = (each: unknown): unknown =>
  typeof each === 'object' && each !== null ? Reflect.get(each, '$type') : null

/** The first unknown command name, if the body is a list of commands. */
export function findUnknownCommand(body: unknown): string | undefined {
  if (!Array.isArray(body)) return undefined
  return body.map(typeOf).find((each): each is string => typeof each === 'string' && !KNOWN_TYPES.has(each))
}

function withoutPrefix(each: object): object {
  const type = typeOf(each)
  if (typeof type !== 'string' || !type.startsWith(COMMAND_PREFIX)) return each
  const wantsCheckoutData = 'resolveCheckoutData' in each && each.resolveCheckoutData === true
  return { ...each, $type: type.slice(COMMAND_PREFIX.length), ...(wantsCheckoutData && { resolveCheckoutData: false }) }
}

/** The body with all prefixes removed. */
export function withoutPrefixes(body: unknown): unknown {
  if (!Array.isArray(body)) return body
  return body.map((each: unknown) => (typeof each === 'object' && each !== null ? withoutPrefix(each) : each))
}
