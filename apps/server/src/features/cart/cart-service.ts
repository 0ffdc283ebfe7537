import { randomUUID } from 'node:crypto'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { applyCartCommands } from '@firkant/domain/cart/apply-cart-commands.ts'
import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import type { CartLine } from '@firkant/domain/cart/cart-line.ts'
import type { Cart, CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import type { Database } from '../../platform/database/database.ts'
import { rememberVisitor } from '../../platform/visitors/visitor-identity.ts'
import { loadCartFacts } from './cart-facts.ts'
import { createCart, findCart, loadCartLines, lockCart, saveCartLines, type CartOwner } from './cart-store.ts'
import { cartView, skuPath, type CartViewScope } from './cart-view.ts'

export interface CartAsker {
  readonly market: Market
  readonly now: Date
  readonly visitorHash: string
}

export interface CartService {
  /** Undefined when the named cart is not the visitor's own. */
  readonly apply: (
    asker: CartAsker,
    commands: readonly CartCommand[],
    cartId?: string,
  ) => Promise<CartApplyResponse | undefined>
  readonly load: (asker: CartAsker, cartId?: string) => Promise<Cart | null>
  /** Where the product stands that the brand sells under the sku. */
  readonly findAddress: (asker: Omit<CartAsker, 'visitorHash'>, sku: string) => Promise<string | undefined>
}

const skusOf = (lines: readonly CartLine[]) =>
  lines.flatMap(({ sku, parts = [] }) => [sku, ...parts.map((part) => part.sku)])
const namedSkus = (commands: readonly CartCommand[]) =>
  commands.flatMap((command) => ('sku' in command ? [command.sku] : []))

export function createCartService(database: Database, brand: BrandDefinition): CartService {
  const ownerOf = ({ visitorHash }: CartAsker): CartOwner => ({ brand: brand.key, visitorHash })
  const scopeOf = ({ market, now }: Omit<CartAsker, 'visitorHash'>): CartViewScope => ({
    brand: brand.key,
    brandName: brand.name,
    market,
    now,
    address: (path) => localizePath(brand, market.language, path),
  })

  return {
    apply: (asker, commands, cartId) =>
      database.main.transaction(async (tx) => {
        const [owner, scope, { now }] = [ownerOf(asker), scopeOf(asker), asker]
        const moment = { market: asker.market.key, now }
        // Whoever has no cart yet holds their own row: two first commands at once make one cart.
        if (cartId === undefined) await rememberVisitor(tx, owner.visitorHash, now)
        const known = await lockCart(tx, owner, cartId)
        if (!known && cartId !== undefined) return undefined
        const cart = known ?? (await createCart(tx, owner, moment))
        const before = known ? await loadCartLines(tx, cart.id) : []
        const facts = await loadCartFacts(tx, scope, [...skusOf(before), ...namedSkus(commands)])
        const { lines, errors } = applyCartCommands(before, commands, { facts, newId: randomUUID })
        const saved = await saveCartLines(tx, cart, { before, after: lines, ...moment })
        return {
          cartResponse: cartView({ ...saved, lines }, facts, scope),
          checkoutResponse: null,
          validation: { validationErrors: errors },
        }
      }),

    async load(asker, cartId) {
      const db = database.main
      const cart = await findCart(db, ownerOf(asker), cartId)
      if (!cart) return null
      const lines = await loadCartLines(db, cart.id)
      const scope = scopeOf(asker)
      return cartView({ ...cart, lines }, await loadCartFacts(db, scope, skusOf(lines)), scope)
    },

    async findAddress(asker, sku) {
      const scope = scopeOf(asker)
      const row = (await loadCartFacts(database.replica, scope, [sku])).rows.get(sku)
      return row?.is_sold ? scope.address(skuPath(row)) : undefined
    },
  }
}
