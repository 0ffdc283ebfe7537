import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClusterPorts } from '../../../../scripts/cluster/cluster-ports.ts'

const NAME = 'firkant-faults'
const CHAINS = [
  ['mangle', 'OUTPUT'],
  ['filter', 'INPUT'],
] as const
const FIRST_MARK = 0x4700

export interface Network {
  /** This process, and all that it starts, are one machine. */
  readonly enter: (name: string, pid: number) => void
  /** Nothing comes through between this machine and those; without names, between it and all others. */
  readonly cut: (name: string, from?: readonly string[]) => () => void
  readonly close: () => void
}

/** Where each machine is called. */
function portsOf(name: string, ports: ClusterPorts): readonly number[] {
  const [, kind, at] = /^(\w+)-(\d+)$/.exec(name) ?? []
  const number = Number(at)
  switch (kind) {
    case 'etcd':
      return [ports.etcd(number), ports.etcdPeer(number)]
    case 'patroni':
      return [ports.patroni(number), ports.postgres(number)]
    case 'redis':
      return [ports.redis(number)]
    case 'sentinel':
      return [ports.sentinel(number)]
    case 'shop':
      return [ports.shop(number), ports.metrics(number)]
    default:
      throw new Error(`${name} has no address of its own`)
  }
}

const iptables = (...args: readonly string[]) => spawnSync('iptables', ['-w', ...args], { encoding: 'utf8' })

function controlGroups(): string | undefined {
  const lines = readFileSync('/proc/mounts', 'utf8').split('\n')
  return lines.map((line) => line.split(' ')).find(([, , type]) => type === 'cgroup2')?.[1]
}

function removeRules(): void {
  for (const [table, hook] of CHAINS) {
    while (iptables('-t', table, '-D', hook, '-j', NAME).status === 0);
    iptables('-t', table, '-F', NAME)
    iptables('-t', table, '-X', NAME)
  }
}

/** Of a run that was killed, too. */
function addChains(): boolean {
  removeRules()
  return CHAINS.every(
    ([table, hook]) =>
      iptables('-t', table, '-N', NAME).status === 0 && iptables('-t', table, '-A', hook, '-j', NAME).status === 0,
  )
}

const ofGroup = (name: string) => ['-m', 'cgroup', '--path', `${NAME}/${name}`]

function add(table: string, ...rule: readonly string[]): void {
  const done = iptables('-t', table, '-A', NAME, ...rule)
  if (done.status !== 0) throw new Error(`iptables: ${done.stderr.trim()}`)
}
const drop = (...rule: readonly string[]) => add('filter', ...rule, '-j', 'DROP')

/** A machine, and the mark that all has that it sends. */
interface Machine {
  readonly name: string
  readonly mark: string
  readonly addresses: readonly string[]
}

const ofMark = ({ mark }: Machine) => ['-m', 'mark', '--mark', mark]
const markSent = ({ name, mark }: Machine) => add('mangle', ...ofGroup(name), '-j', 'MARK', '--set-mark', mark)

/** What it says to itself gets through. */
function isolate(machine: Machine): void {
  const { name, addresses } = machine
  markSent(machine)
  for (const port of addresses) add('filter', '-p', 'tcp', '--sport', port, ...ofGroup(name), '-j', 'ACCEPT')
  for (const port of addresses) add('filter', '-p', 'tcp', '--dport', port, ...ofMark(machine), '-j', 'ACCEPT')
  for (const port of addresses) drop('-p', 'tcp', '--dport', port)
  drop(...ofMark(machine))
  drop(...ofGroup(name))
}

function divide(one: Machine, other: Machine): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    drop(...ofMark(from), ...ofGroup(to.name))
    for (const port of to.addresses) drop(...ofMark(from), '-p', 'tcp', '--dport', port)
  }
}

function mend(): void {
  for (const [table] of CHAINS) iptables('-t', table, '-F', NAME)
}

function removeGroups(folders: readonly string[]): void {
  for (const folder of folders)
    try {
      rmdirSync(folder)
    } catch {
      // A process of it still ends.
    }
}

/**
 * All parts have the same address, so a machine is told by the control group of its processes: what it sends carries its
 * mark, and what comes is for its ports or its group. Needs root, iptables and control groups of version 2.
 */
export function openNetwork(ports: ClusterPorts): Network {
  const groups = controlGroups()
  const isPossible = groups !== undefined && process.getuid?.() === 0 && addChains()
  const root = join(groups ?? '', NAME)
  const machines = new Map<string, Machine>()

  const machineOf = (name: string) => {
    const machine = machines.get(name)
    if (!machine) throw new Error('the network can only be cut by root, with iptables and control groups')
    return machine
  }
  return {
    enter(name, pid) {
      if (!isPossible) return
      mkdirSync(join(root, name), { recursive: true })
      writeFileSync(join(root, name, 'cgroup.procs'), String(pid))
      if (machines.has(name)) return
      const addresses = portsOf(name, ports).map(String)
      machines.set(name, { name, mark: String(FIRST_MARK + machines.size), addresses })
    },
    cut(name, from) {
      const machine = machineOf(name)
      if (from === undefined) isolate(machine)
      else {
        const others = from.map(machineOf)
        for (const each of [machine, ...others]) markSent(each)
        for (const each of others) divide(machine, each)
      }
      return mend
    },
    close() {
      if (!isPossible) return
      removeRules()
      removeGroups([...[...machines.keys()].map((name) => join(root, name)), root])
    },
  }
}
