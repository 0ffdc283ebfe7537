import { CHANGE_SET_STEPS } from '@firkant/domain/change-sets/change-set-states.ts'
import type { LiveMessage, LivePerson } from '@firkant/domain/change-sets/live-calls.ts'
import type { StudioNote } from '../../../platform/events/studio-notes.ts'

export type HereNote = Extract<StudioNote, { kind: 'here' }>

/** A page that is open in the studio, in this process or in another. */
export interface Here extends Omit<HereNote, 'kind' | 'isNew'> {
  readonly heardAtMs: number
}

export function noteOf({ heardAtMs: _heardAtMs, ...here }: Here, isNew = false): HereNote {
  return { kind: 'here', ...here, isNew }
}

/** Browsers open six connections to a place, and the studio's calls need some of them. */
export const MAX_STREAMS_OF_ONE = 4

type Place = Pick<Here, 'brand' | 'document' | 'setId'>

/** In the same document, in whichever set, or in the same set. */
export function isBeside(one: Place, other: Place): boolean {
  if (one.brand !== other.brand) return false
  const isSame = (key: 'document' | 'setId') => one[key] !== undefined && one[key] === other[key]
  return isSame('document') || isSame('setId')
}

/** Those who are there as well, each once. Which set somebody else writes in is told to those who are in it. */
export function peopleBeside(all: readonly Here[], own: Here): readonly LivePerson[] {
  const beside = all.filter((each) => each.stream !== own.stream && isBeside(each, own))
  const byEmployee = Map.groupBy(beside, ({ employeeId }) => employeeId)
  return [...byEmployee.entries()]
    .map(([employeeId, streams]) => ({
      name: streams[0]?.name ?? '',
      isMe: employeeId === own.employeeId,
      isInSet: own.setId !== undefined && streams.some(({ setId }) => setId === own.setId),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** The streams of an employee that are too many: the oldest, the same for every process that asks. */
export function tooMany(all: readonly Here[], employeeId: string): readonly string[] {
  return all
    .filter((each) => each.employeeId === employeeId)
    .toSorted((one, other) => other.since - one.since || (one.stream < other.stream ? 1 : -1))
    .slice(MAX_STREAMS_OF_ONE)
    .map(({ stream }) => stream)
}

/** What one stream is told of a note; nothing of other brands, other places, and drafts of others. */
export function messageOf(note: StudioNote, own: Here): LiveMessage | undefined {
  if (note.kind === 'missed') return { kind: 'missed' }
  if (note.kind !== 'saved' && note.kind !== 'step') return undefined
  const { brand, setId, onlyFor, by } = note
  if (brand !== own.brand || (onlyFor !== undefined && onlyFor !== own.employeeId)) return undefined
  if (note.kind === 'saved' && note.window !== undefined && note.window === own.window) return undefined
  const isEverywhere = own.document === undefined && own.setId === undefined
  const document = note.kind === 'saved' ? note.document : undefined
  if (!isEverywhere && !isBeside({ brand, setId, document }, own)) return undefined
  const told = { setId, by, isMe: note.byId === own.employeeId }
  if (note.kind === 'saved') return { kind: 'saved', document: note.document, ...told }
  const step = CHANGE_SET_STEPS.find((each) => each === note.step)
  return step && { kind: 'step', step, ...told }
}
