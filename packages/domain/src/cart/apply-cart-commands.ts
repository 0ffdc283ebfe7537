import { assertNever, fail, succeed, type Result } from '../result/result.ts'
import type { CartCommand, ChosenPart, CommandOf } from './cart-commands.ts'
import { CART_ERRORS, type CartErrorCode, type CartValidationError } from './cart-errors.ts'
import { LEAST_QUANTITY, MOST_QUANTITY, type CartFacts, type CartLine, type ItemFacts } from './cart-line.ts'
import { isCovered } from './cart-stock.ts'
import { completeParts, piecePrice } from './package-rules.ts'

export interface CartRules {
  readonly facts: CartFacts
  readonly newId: () => string
}

type Applied = Result<readonly CartLine[], CartErrorCode>
type AddCommand = CommandOf<'AddLineItemCommand'>
type Goods = Pick<CartLine, 'sku' | 'packageKey' | 'parts'>

const isQuantity = (quantity: number) =>
  Number.isInteger(quantity) && quantity >= LEAST_QUANTITY && quantity <= MOST_QUANTITY

function judgeQuantity(quantity: number, item: ItemFacts): CartErrorCode | undefined {
  if (!isQuantity(quantity)) return 'invalid-quantity'
  return quantity % item.soldInGroupsOf === 0 ? undefined : 'not-multiple-of-group'
}

/** The goods that a command means, as a line would hold them. */
function goodsOf(command: AddCommand, item: ItemFacts, facts: CartFacts): Goods | undefined {
  if (command.packageKey !== item.packageKey && command.packageKey !== undefined) return undefined
  if (item.packageKey === undefined) return command.parts?.length ? undefined : { sku: command.sku }
  const parts = completeParts(facts.packages.get(item.packageKey) ?? [], command.parts ?? [])
  return parts && { sku: command.sku, packageKey: item.packageKey, parts }
}

function isSame(line: CartLine, goods: Goods): boolean {
  const [mine, theirs] = [line.parts ?? [], goods.parts ?? []]
  const hasPart = ({ partKey, sku }: ChosenPart) => mine.some((part) => part.partKey === partKey && part.sku === sku)
  return (
    line.sku === goods.sku &&
    line.packageKey === goods.packageKey &&
    mine.length === theirs.length &&
    theirs.every(hasPart)
  )
}

/** A package without parts, or with one that can't be had in any shape, is no package. */
function isComplete({ packageKey }: CartLine, { packages }: CartFacts): boolean {
  if (packageKey === undefined) return true
  const parts = packages.get(packageKey) ?? []
  return parts.length > 0 && parts.every(({ choices }) => choices.length > 0)
}

/** The lines with one of them changed or added, if the shop can sell that. */
function withLine(lines: readonly CartLine[], line: CartLine, { facts }: CartRules): Applied {
  const item = facts.items.get(line.sku)
  if (!item || !piecePrice(line, facts) || !isComplete(line, facts)) return fail('not-buyable')
  const refusal = judgeQuantity(line.quantity, item)
  if (refusal) return fail(refusal)
  const isNew = lines.every(({ id }) => id !== line.id)
  const next = isNew ? [...lines, line] : lines.map((each) => (each.id === line.id ? line : each))
  return isCovered(line, next, facts) ? succeed(next) : fail('insufficient-inventory')
}

function addLine(lines: readonly CartLine[], command: AddCommand, rules: CartRules): Applied {
  const item = rules.facts.items.get(command.sku)
  if (!isQuantity(command.quantity)) return fail('invalid-quantity')
  const goods = item?.isSold ? goodsOf(command, item, rules.facts) : undefined
  if (!goods) return fail('unknown-sku')
  const known = lines.find((line) => isSame(line, goods))
  if (known) return withLine(lines, { ...known, quantity: known.quantity + command.quantity }, rules)
  const { trackingType, categories } = command
  return withLine(lines, { id: rules.newId(), ...goods, quantity: command.quantity, trackingType, categories }, rules)
}

function changeQuantity(
  lines: readonly CartLine[],
  command: CommandOf<'ChangeLineItemQuantityCommand'>,
  rules: CartRules,
): Applied {
  const line = lines.find(({ id }) => id === command.lineItemId)
  if (!line) return fail('unknown-line')
  if (command.quantity === 0) return succeed(lines.filter((each) => each !== line))
  const changed = { ...line, quantity: command.quantity }
  if (command.quantity > line.quantity) return withLine(lines, changed, rules)
  // Fewer is always better than before, whatever became of stock and price meanwhile.
  const item = rules.facts.items.get(line.sku)
  const refusal = item ? judgeQuantity(command.quantity, item) : undefined
  return refusal ? fail(refusal) : succeed(lines.map((each) => (each === line ? changed : each)))
}

function removeLine(lines: readonly CartLine[], lineItemId: string): Applied {
  const left = lines.filter(({ id }) => id !== lineItemId)
  return left.length === lines.length ? fail('unknown-line') : succeed(left)
}

function applyOne(lines: readonly CartLine[], command: CartCommand, rules: CartRules): Applied {
  switch (command.$type) {
    case 'AddLineItemCommand':
    case 'HFNAddLineItemCommand':
      return addLine(lines, command, rules)
    case 'ChangeLineItemQuantityCommand':
    case 'HFNChangeLineItemQuantityCommand':
      return changeQuantity(lines, command, rules)
    case 'RemoveLineItemCommand':
    case 'HFNRemoveLineItemCommand':
      return removeLine(lines, command.lineItemId)
    default:
      return assertNever(command)
  }
}

export interface AppliedCommands {
  /** As they were when a command was refused: nothing of the list is kept. */
  readonly lines: readonly CartLine[]
  readonly errors: readonly CartValidationError[]
}

/** In their order; the first that is refused stops the list. */
export function applyCartCommands(
  lines: readonly CartLine[],
  commands: readonly CartCommand[],
  rules: CartRules,
): AppliedCommands {
  let current = lines
  for (const [commandIndex, command] of commands.entries()) {
    const result = applyOne(current, command, rules)
    if (!result.ok) {
      const { code } = result
      const lineItemId = 'lineItemId' in command ? { lineItemId: command.lineItemId } : {}
      return { lines, errors: [{ code, commandIndex, message: CART_ERRORS[code], ...lineItemId }] }
    }
    current = result.value
  }
  return { lines: current, errors: [] }
}
