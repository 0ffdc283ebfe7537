import { fail, succeed, type Result } from '../../result/result.ts'
import { countSamples, isSample, MAX_SAMPLES } from '../../samples/samples.ts'
import type { CartErrorCode } from '../cart-errors.ts'
import { MIN_QUANTITY, MAX_LINES, MAX_QUANTITY, type CartFacts, type CartLine, type ItemFacts } from '../cart-line.ts'
import { isCovered } from '../cart-stock.ts'
import { completeParts, piecePrice } from '../package-rules.ts'
import type { ChosenPart, CommandOf } from './cart-commands.ts'

export interface LineRules {
  readonly facts: CartFacts
  readonly newId: () => string
  /** Its price was agreed for its quantity: it can only be removed. */
  readonly isFixed: (line: CartLine) => boolean
}

export type AppliedLines = Result<readonly CartLine[], CartErrorCode>
type AddCommand = CommandOf<'AddLineItemCommand'>
type Goods = Pick<CartLine, 'sku' | 'packageKey' | 'parts'>

const isQuantity = (quantity: number) =>
  Number.isInteger(quantity) && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY

export function validateQuantity(
  quantity: number,
  item: Pick<ItemFacts, 'soldInGroupsOf'>,
): 'invalid-quantity' | 'not-multiple-of-group' | undefined {
  if (!isQuantity(quantity)) return 'invalid-quantity'
  return quantity % item.soldInGroupsOf === 0 ? undefined : 'not-multiple-of-group'
}

/** What a command adds, in the form of a line. */
function goodsOf(command: AddCommand, item: ItemFacts, facts: CartFacts): Goods | undefined {
  if (command.packageKey !== item.packageKey && command.packageKey !== undefined) return undefined
  if (item.packageKey === undefined) return command.parts?.length ? undefined : { sku: command.sku }
  const parts = completeParts(facts.packages.get(item.packageKey) ?? [], command.parts ?? [])
  return parts && { sku: command.sku, packageKey: item.packageKey, parts }
}

export function isSameGoods(line: Goods, goods: Goods): boolean {
  const [mine, theirs] = [line.parts ?? [], goods.parts ?? []]
  const hasPart = ({ partKey, sku }: ChosenPart) => mine.some((part) => part.partKey === partKey && part.sku === sku)
  return (
    line.sku === goods.sku &&
    line.packageKey === goods.packageKey &&
    mine.length === theirs.length &&
    theirs.every(hasPart)
  )
}

/** A package needs parts, each with at least one available choice. */
function isComplete({ packageKey }: CartLine, { packages }: CartFacts): boolean {
  if (packageKey === undefined) return true
  const parts = packages.get(packageKey) ?? []
  return parts.length > 0 && parts.every(({ choices }) => choices.length > 0)
}

/** The lines with one changed or added, if it can be sold. */
function withLine(lines: readonly CartLine[], line: CartLine, { facts }: LineRules): AppliedLines {
  const item = facts.items.get(line.sku)
  if (!item || !piecePrice(line, facts) || !isComplete(line, facts)) return fail('not-buyable')
  const refusal = validateQuantity(line.quantity, item)
  if (refusal) return fail(refusal)
  const isNew = lines.every(({ id }) => id !== line.id)
  if (isNew && lines.length >= MAX_LINES) return fail('not-buyable')
  const next = isNew ? [...lines, line] : lines.map((each) => (each.id === line.id ? line : each))
  const isTooMany = line.quantity > 1 || countSamples(next, facts) > MAX_SAMPLES
  if (isSample(line, facts) && isTooMany) return fail('too-many-samples')
  return isCovered(line, next, facts) ? succeed(next) : fail('insufficient-inventory')
}

export function addLine(lines: readonly CartLine[], command: AddCommand, rules: LineRules): AppliedLines {
  const item = rules.facts.items.get(command.sku)
  if (!isQuantity(command.quantity)) return fail('invalid-quantity')
  const goods = item?.isSold ? goodsOf(command, item, rules.facts) : undefined
  if (!goods) return fail('unknown-sku')
  const known = lines.find((line) => !rules.isFixed(line) && isSameGoods(line, goods))
  if (known) return withLine(lines, { ...known, quantity: known.quantity + command.quantity }, rules)
  const { trackingType, categories } = command
  const more = { ...(trackingType !== undefined && { trackingType }), ...(categories && { categories }) }
  return withLine(lines, { id: rules.newId(), ...goods, quantity: command.quantity, ...more }, rules)
}

export function changeQuantity(
  lines: readonly CartLine[],
  command: CommandOf<'ChangeLineItemQuantityCommand'>,
  rules: LineRules,
): AppliedLines {
  const line = lines.find(({ id }) => id === command.lineItemId)
  if (!line) return fail('unknown-line')
  if (command.quantity === line.quantity) return succeed(lines)
  if (command.quantity === 0) return succeed(lines.filter((each) => each !== line))
  if (rules.isFixed(line)) return fail('invalid-quantity')
  const changed = { ...line, quantity: command.quantity }
  if (command.quantity > line.quantity) return withLine(lines, changed, rules)
  // A smaller quantity is always allowed, whatever happened to stock and price.
  const refusal = validateQuantity(command.quantity, rules.facts.items.get(line.sku) ?? { soldInGroupsOf: 1 })
  return refusal ? fail(refusal) : succeed(lines.map((each) => (each === line ? changed : each)))
}

export function removeLine(lines: readonly CartLine[], lineItemId: string): AppliedLines {
  const left = lines.filter(({ id }) => id !== lineItemId)
  return left.length === lines.length ? fail('unknown-line') : succeed(left)
}
