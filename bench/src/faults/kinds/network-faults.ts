import { demand, following, leading, type Fault } from '../fault.ts'

const CUT_S = 20

/** Packets that get lost: no answer, no end of a connection, and the part itself goes on. */
export const NETWORK_FAULTS: readonly Fault[] = [
  {
    part: 'a shop process',
    what: `cut from the network for ${CUT_S} s`,
    seconds: CUT_S,
    strike: async ({ network }) => network.cut('shop-1'),
  },
  {
    part: 'a shop process',
    what: `reached by the balancer, and cut from the primary for ${CUT_S} s`,
    seconds: CUT_S,
    strike: async (ground) => ground.network.cut('shop-1', [(await leading(ground)).part.name]),
  },
  {
    part: 'the primary',
    what: `cut from the network for ${CUT_S} s; a standby takes over`,
    seconds: CUT_S,
    strike: async (ground) => ground.network.cut((await leading(ground)).part.name),
  },
  {
    part: 'the primary',
    what: `reached by the shop, and cut from etcd and the standbys for ${CUT_S} s; a standby takes over`,
    seconds: CUT_S,
    async strike(ground) {
      const { network, cluster } = ground
      const leader = (await leading(ground)).part
      const others = [...cluster.etcd, ...cluster.databases.map(({ part }) => part)].filter((part) => part !== leader)
      return network.cut(
        leader.name,
        others.map(({ name }) => name),
      )
    },
  },
  {
    part: 'the synchronous standby',
    what: `cut from the network for ${CUT_S} s`,
    seconds: CUT_S,
    strike: async (ground) => ground.network.cut((await following(ground)).part.name),
  },
  {
    part: 'etcd',
    what: `one of three cut from the network for ${CUT_S} s`,
    seconds: CUT_S,
    strike: async ({ network }) => network.cut('etcd-0'),
  },
  {
    part: 'Redis',
    what: `a server cut from the network for ${CUT_S} s`,
    seconds: CUT_S,
    strike: async ({ network, cluster }) => network.cut(demand(cluster.redis[1], 'Redis').name),
  },
]
