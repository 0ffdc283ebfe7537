import { useEffect, useState, useSyncExternalStore } from 'react'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import { replaceQuery } from '../platform/address.ts'
import { callServer } from '../platform/call-server.ts'
import { createDraft, type Draft, type DraftView } from './draft-store.ts'

const MAX_NAME_LENGTH = 120

export const titleOf = (value: unknown) =>
  isFields(value) && typeof value.title === 'string' && value.title !== '' ? value.title : '…'

async function createSet(wanted: string): Promise<string> {
  const name = wanted.slice(0, MAX_NAME_LENGTH)
  const { set } = await callServer('POST /api/studio/sets/create', { body: { name } })
  replaceQuery({ ...Object.fromEntries(new URLSearchParams(location.search)), set: set.id })
  return set.id
}

interface DraftInput {
  readonly document: string
  readonly setId: string
  readonly first: unknown
  /** Of a set that begins here; the title of a page without one. */
  readonly name?: string
}

/** Begins a set of its own with the first change, unless one is given. */
export function useDraft({ name, ...input }: DraftInput): DraftView & Pick<Draft, 'change' | 'resolve' | 'pull'> {
  const [draft] = useState(() => createDraft({ ...input, createSet: (value) => createSet(name ?? titleOf(value)) }))
  useEffect(() => () => draft.stop(), [draft])
  const { change, resolve, pull } = draft
  return { ...useSyncExternalStore(draft.subscribe, draft.view), change, resolve, pull }
}
