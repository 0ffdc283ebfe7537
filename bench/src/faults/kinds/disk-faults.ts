import { demand, following, leading, type Fault } from '../fault.ts'
import { SHOP_WITH_DISK } from '../ground/fault-ground.ts'

const FULL_S = 20

export const DISK_FAULTS: readonly Fault[] = [
  {
    part: 'the primary',
    what: `its disk full for ${FULL_S} s`,
    seconds: FULL_S,
    strike: async (ground) => ground.disks.fill((await leading(ground)).part.name),
  },
  {
    part: 'the synchronous standby',
    what: `its disk full for ${FULL_S} s`,
    seconds: FULL_S,
    strike: async (ground) => ground.disks.fill((await following(ground)).part.name),
  },
  {
    part: 'a shop process',
    what: `the disk of its data folder full for ${FULL_S} s, and started anew meanwhile`,
    seconds: FULL_S,
    async strike({ disks, cluster }) {
      const giveBack = await disks.fill(SHOP_WITH_DISK)
      const part = demand(
        cluster.shops.find(({ name }) => name === SHOP_WITH_DISK),
        'shop',
      )
      await part.stop()
      await part.start()
      return giveBack
    },
  },
]
