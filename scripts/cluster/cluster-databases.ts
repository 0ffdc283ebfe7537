import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, ETCD_MEMBERS, etcdArguments, patroniFile, serverFolder, type Secrets } from './cluster-files.ts'
import type { ClusterHooks } from './cluster-hooks.ts'
import { createPart, type Part, type PartOptions } from './cluster-part.ts'
import { HOST, type ClusterPorts } from './cluster-ports.ts'
import { serverUser, type ClusterPrograms } from './cluster-programs.ts'

export interface ClusterPlace {
  readonly folder: string
  readonly programs: ClusterPrograms
  readonly ports: ClusterPorts
  readonly secrets: Secrets
  readonly onEnd: (name: string) => void
  readonly hooks: ClusterHooks
}

const seats = (count: number) => Array.from({ length: count }, (_, at) => at)

/** What belongs to every part of this place. */
export const inPlace = (
  { folder, onEnd, hooks }: ClusterPlace,
  name: string,
): Pick<PartOptions, 'name' | 'logFile' | 'onEnd' | 'onLaunch'> => ({
  name,
  logFile: join(folder, `${name}.log`),
  onEnd,
  onLaunch: hooks.onLaunch,
})

/** A folder of a part's own. */
export function ownFolder({ hooks }: ClusterPlace, name: string, folder: string): string {
  mkdirSync(folder, { recursive: true })
  hooks.onFolder?.(name, folder)
  return folder
}

export async function answersOk(address: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(2000) })
  await answer.body?.cancel()
  return answer.ok
}

export function etcdParts(place: ClusterPlace): readonly Part[] {
  const { folder, programs, ports } = place
  return seats(ETCD_MEMBERS).map((at) =>
    createPart({
      ...inPlace(place, `etcd-${at}`),
      command: programs.path('etcd'),
      args: etcdArguments(at, folder, ports),
      isReady: () => answersOk(`http://${HOST}:${ports.etcd(at)}/health`),
    }),
  )
}

/** PostgreSQL's own process, which Patroni starts beside itself. */
export function postmasterOf(data: string): readonly number[] {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    // The number of one that was killed may be another program's by now.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? [pid] : []
  } catch {
    return []
  }
}

export interface DatabaseMember {
  readonly at: number
  /** Patroni with its PostgreSQL. */
  readonly part: Part
  readonly postmaster: () => number | undefined
}

export function databaseMembers(place: ClusterPlace, count: number): readonly DatabaseMember[] {
  const { folder, ports, secrets, hooks } = place
  const runAs = serverUser()
  return seats(count).map((at) => {
    const name = `patroni-${at}`
    ownFolder(place, name, serverFolder(folder, at))
    const data = dataFolder(folder, at)
    const programs = hooks.postgres?.(name, place.programs.postgres) ?? place.programs.postgres
    const file = join(folder, `patroni-${at}.yml`)
    writeFileSync(file, patroniFile({ at, folder, programs, ports, secrets }), { mode: 0o600 })
    mkdirSync(data, { mode: 0o700, recursive: true })
    if (runAs) for (const each of [file, data]) chownSync(each, runAs.uid, runAs.gid)
    const part = createPart({
      ...inPlace(place, name),
      command: place.programs.path('patroni'),
      args: [file],
      runAs,
      more: () => postmasterOf(data),
      isReady: () => answersOk(`http://${HOST}:${ports.patroni(at)}/health`),
    })
    return { at, part, postmaster: () => postmasterOf(data)[0] }
  })
}

/** Which member leads, as Patroni says; undefined while none does. */
export async function findLeader(ports: ClusterPorts, count: number): Promise<number | undefined> {
  const leads = await Promise.all(
    seats(count).map((at) => answersOk(`http://${HOST}:${ports.patroni(at)}/primary`).catch(() => false)),
  )
  const at = leads.indexOf(true)
  return at === -1 ? undefined : at
}

interface PatroniMember {
  readonly state: string
  readonly timeline?: number
}

/** All follow the one who leads, and none is still on its way back. */
export async function areAllFollowing(ports: ClusterPorts, count: number): Promise<boolean> {
  const at = await findLeader(ports, count)
  if (at === undefined) return false
  const answer = await fetch(`http://${HOST}:${ports.patroni(at)}/cluster`, { signal: AbortSignal.timeout(2000) })
  const { members } = (await answer.json()) as { readonly members: readonly PatroniMember[] }
  const timelines = new Set(members.map(({ timeline }) => timeline))
  const isRunning = ({ state }: PatroniMember) => state === 'running' || state === 'streaming'
  return members.length === count && members.every(isRunning) && timelines.size === 1
}

/** The standby that has every acknowledged order. */
export async function findSynchronous(ports: ClusterPorts, count: number): Promise<number | undefined> {
  const are = await Promise.all(
    seats(count).map((at) => answersOk(`http://${HOST}:${ports.patroni(at)}/synchronous`).catch(() => false)),
  )
  const at = are.indexOf(true)
  return at === -1 ? undefined : at
}
