import { registered } from '../../../apps/server/test/visitors/account-visitor.ts'
import { createVisitor } from '../../../apps/server/test/visitors/visitor-client.ts'
import { buyOne, type Bought } from './deeds/buy.ts'
import { oneOf, wordsOf, type Failure } from './deeds/deed.ts'
import { browse, searchShop, type Looked } from './deeds/look-at-page.ts'
import { countOf, pressCart, type CartOwner } from './deeds/press-cart.ts'

/** Of a hundred who do something; those who buy are a setting. */
const OTHERS = { browse: 70, search: 15, cart: 10 } as const
export const USUAL_BUYERS = 5
export type Deed = keyof typeof OTHERS | 'checkout'

/** So many of them have an account: their sessions have to hold. */
const SIGNED_IN = 10

/** One thing that somebody did, with what they saw. */
export interface DoneDeed extends Bought, Looked {
  readonly deed: Deed
  readonly startedAt: number
  readonly endedAt: number
  /** Answers that were none, one for each attempt that was made again. */
  readonly failures: readonly Failure[]
}

export interface FaultTraffic {
  readonly done: readonly DoneDeed[]
  /** Of all that was begun, also where nothing has come of it yet. */
  readonly failures: () => readonly Failure[]
  /** How many go on pressing who were not answered once. */
  readonly hurt: () => number
  /** Begins no more, and waits for what was begun. */
  readonly stop: () => Promise<void>
  /** Carts that hold something else than what was acknowledged. */
  readonly auditCarts: () => Promise<{ readonly carts: number; readonly wrong: readonly string[] }>
}

export interface TrafficOptions {
  readonly origin: string
  readonly sku: string
  readonly shoppers: number
  readonly perSecond: number
  /** Of a hundred who do something. */
  readonly buyers?: number
}

function pick(buyers: number): Deed {
  if (Math.random() * 100 < buyers) return 'checkout'
  let left = Math.random() * Object.values(OTHERS).reduce((sum, share) => sum + share, 0)
  for (const [deed, share] of Object.entries(OTHERS)) {
    left -= share
    if (left < 0) return deed as Deed
  }
  return 'browse'
}

async function openOwners({ origin, shoppers }: TrafficOptions): Promise<readonly CartOwner[]> {
  const owners: CartOwner[] = []
  for (let at = 0; at < shoppers; at += 1) {
    const isSignedIn = at < SIGNED_IN
    const visitor = isSignedIn ? (await registered({ origin })).visitor : createVisitor({ origin })
    owners.push({ visitor, isSignedIn, acknowledged: 0, isBusy: false })
  }
  return owners
}

async function auditCarts(owners: readonly CartOwner[]) {
  const pressed = owners.filter(({ acknowledged }) => acknowledged > 0)
  const wrong: string[] = []
  for (const { visitor, acknowledged } of pressed) {
    const found = countOf(await visitor.ask('cart'))
    if (found !== acknowledged) wrong.push(`${found} of ${acknowledged}`)
  }
  return { carts: pressed.length, wrong }
}

/** People come whether or not the shop answers: a rate that waits for nobody. */
export async function startTraffic(options: TrafficOptions): Promise<FaultTraffic> {
  const { origin, sku, perSecond, buyers: shareOfBuyers = USUAL_BUYERS } = options
  const done: DoneDeed[] = []
  const running = new Set<Promise<void>>()
  const unfinished = new Set<readonly Failure[]>()
  const owners = await openOwners(options)
  let buyers = 0

  async function pressOwn(failures: Failure[]): Promise<string | undefined> {
    const owner = oneOf(owners.filter(({ isBusy }) => !isBusy))
    if (!owner) return undefined
    owner.isBusy = true
    const wrong = await pressCart(owner, failures)
    // Whoever gave up does not know what is in the cart: nobody presses there again.
    owner.isBusy = false
    return wrong
  }
  function buyNext(failures: Failure[]): Promise<Bought> {
    buyers += 1
    const email = `buyer-${buyers}@example.dk`
    return buyOne({ origin, sku, email, payment: buyers % 2 === 0 ? 'klarna' : 'invoice' }, failures)
  }
  const acts: Record<Deed, (failures: Failure[]) => Promise<Bought & Looked>> = {
    browse: (failures) => browse(origin, failures),
    search: (failures) => searchShop(origin, failures),
    cart: async (failures) => ({ wrong: await pressOwn(failures) }),
    checkout: buyNext,
  }
  async function act(): Promise<void> {
    const deed = pick(shareOfBuyers)
    const startedAt = performance.now()
    const failures: Failure[] = []
    unfinished.add(failures)
    const result = await acts[deed](failures).catch((error: unknown) => ({ wrong: `gave up: ${wordsOf(error)}` }))
    unfinished.delete(failures)
    done.push({ deed, startedAt, endedAt: performance.now(), failures, ...result })
  }
  const timer = setInterval(() => {
    const one = act().finally(() => running.delete(one))
    running.add(one)
  }, 1000 / perSecond)
  return {
    done,
    failures: () => [...unfinished, ...done.map((each) => each.failures)].flat(),
    hurt: () => [...unfinished].filter(({ length }) => length > 0).length,
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
    },
    auditCarts: () => auditCarts(owners),
  }
}
