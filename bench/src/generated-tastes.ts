import type { SignalKind } from '@firkant/domain/personalisation/signals.ts'
import { createDice, type Dice } from '@firkant/server/features/demo/generated/generator-dice.ts'

export interface Product {
  readonly sku: string
  readonly productKey: string
  readonly designKey: string
  readonly roomKeys: readonly string[]
  readonly seriesKey: string | null
}

export interface Journey {
  readonly visitorHash: string
  /** In the order in which they were looked at, each once. */
  readonly looked: readonly { readonly product: Product; readonly kind: SignalKind }[]
}

const MIN_LOOKS = 4
const MAX_LOOKS = 14
/** What a visitor looks at by chance: one of the bestsellers, or anything. */
const BY_CHANCE = 0.3
const IS_BESTSELLER = 0.5
const FAVOURITES = 0.12
const CARTS = 0.08

/** Some are looked at far more than others: a few at the front. */
const pickFront = <Value>(dice: Dice, values: readonly Value[]): Value =>
  values[Math.floor(dice.next() ** 2 * values.length)] ?? dice.pick(values)

function kindOf(dice: Dice): SignalKind {
  const chance = dice.next()
  if (chance < CARTS) return 'cart'
  return chance < CARTS + FAVOURITES ? 'favorite' : 'click'
}

/**
 * Visitors who furnish one or two rooms, keep to a series once they have found one, and are led astray now and then.
 * The model knows nothing of rooms and series.
 */
export function generateJourneys(
  products: readonly Product[],
  { count, seed }: { count: number; seed: number },
): Journey[] {
  const rooms = Map.groupBy(
    products.flatMap((product) => product.roomKeys.map((room) => ({ room, product }))),
    ({ room }) => room,
  )
  const roomKeys = [...rooms.keys()].toSorted()
  return Array.from({ length: count }, (_, number) => {
    const dice = createDice(seed, number)
    const wanted = [dice.pick(roomKeys), dice.pick(roomKeys)]
    const looked = new Map<string, Journey['looked'][number]>()
    let series: string | null = null
    for (let look = dice.whole(MIN_LOOKS, MAX_LOOKS); look > 0; look -= 1) {
      const inRoom = (rooms.get(dice.pick(wanted)) ?? []).map(({ product }) => product)
      const ofSeries = inRoom.filter(({ seriesKey }) => seriesKey !== null && seriesKey === series)
      const isStray = dice.chance(BY_CHANCE)
      const strayed = dice.chance(IS_BESTSELLER) ? products.slice(0, 10) : products
      const shelf = isStray ? strayed : ofSeries.length > 0 && dice.chance(0.5) ? ofSeries : inRoom
      const product = pickFront(dice, shelf)
      if (!isStray) series ??= product.seriesKey
      looked.set(product.designKey, { product, kind: kindOf(dice) })
    }
    return { visitorHash: `generated-${seed}-${number}`, looked: [...looked.values()] }
  })
}
