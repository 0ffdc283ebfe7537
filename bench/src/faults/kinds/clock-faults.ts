import { setTimeout as pause } from 'node:timers/promises'
import { HOST } from '../../../../scripts/cluster/cluster-ports.ts'
import { leading, type BringBack, type Fault } from '../fault.ts'
import { SHOP_WITH_CLOCK, type FaultGround } from '../ground/fault-ground.ts'

const HOUR_S = 3600
const WRONG_S = 15
const NOTICED_MS = 10_000
/** Programs look at the file of their clock each second, and PostgreSQL's while they have something to do. */
const TOLERANCE_S = 60

/** What the shop itself says of it. */
async function gapSeenBy({ cluster }: FaultGround, at: number): Promise<number> {
  const answer = await fetch(`http://${HOST}:${cluster.ports.metrics(at)}/metrics`)
  return Number(/^shop_clock_gap_seconds (\S+)$/m.exec(await answer.text())?.[1])
}

interface Shift {
  readonly name: string
  readonly seconds: number
  /** How far the process whose metrics are read is then ahead of the database. */
  readonly seen: number
}

async function shifted(ground: FaultGround, { name, seconds, seen }: Shift): Promise<BringBack> {
  const setRight = ground.clocks.shift(name, seconds)
  const process = Number(SHOP_WITH_CLOCK.split('-').at(-1))
  const until = performance.now() + NOTICED_MS
  for (;;) {
    const gap = await gapSeenBy(ground, process)
    if (Math.abs(gap - seen) < TOLERANCE_S) return setRight
    if (performance.now() > until) {
      setRight()
      throw new Error(`the shop does not notice it: its clock gap is ${gap} s`)
    }
    await pause(500)
  }
}

const ofShop = (seconds: number) => (ground: FaultGround) =>
  shifted(ground, { name: SHOP_WITH_CLOCK, seconds, seen: seconds })
const ofPrimary = (seconds: number) => async (ground: FaultGround) =>
  shifted(ground, { name: (await leading(ground)).part.name, seconds, seen: -seconds })

export const CLOCK_FAULTS: readonly Fault[] = [
  {
    part: 'a shop process',
    what: `its clock an hour ahead for ${WRONG_S} s`,
    seconds: WRONG_S,
    strike: ofShop(HOUR_S),
  },
  {
    part: 'a shop process',
    what: `its clock an hour behind for ${WRONG_S} s`,
    seconds: WRONG_S,
    strike: ofShop(-HOUR_S),
  },
  {
    part: 'the primary',
    what: `its clock an hour ahead for ${WRONG_S} s`,
    seconds: WRONG_S,
    strike: ofPrimary(HOUR_S),
  },
  {
    part: 'the primary',
    what: `its clock an hour behind for ${WRONG_S} s`,
    seconds: WRONG_S,
    strike: ofPrimary(-HOUR_S),
  },
]
