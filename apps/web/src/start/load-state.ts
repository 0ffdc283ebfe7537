import type { DocumentState } from '@firkant/domain/page/document-state.ts'
import type { Visit } from './waiting/visit.ts'

declare global {
  interface Window {
    /** Asked for by the document's own script, together with React. */
    shopState?: Promise<Response> | undefined
  }
}

export interface LoadedState {
  readonly state: DocumentState
  /** The markup was drawn of it. Else the page has changed since, and this is how it is now. */
  readonly isOfMarkup: boolean
}

async function ask(address: string): Promise<LoadedState> {
  const asked = window.shopState ?? fetch(address)
  // A line that failed is tried again.
  window.shopState = undefined
  const response = await asked
  if (!response.ok) throw new Error(`The page's state could not be loaded (status ${response.status})`)
  const tag = response.headers.get('etag')?.replace(/^W\/|"/g, '')
  const state = (await response.json()) as DocumentState
  return { state, isOfMarkup: Boolean(tag) && address.includes(`/${tag}/`) }
}

async function load({ facts, dynamicData }: Visit): Promise<LoadedState> {
  const address = document.querySelector<HTMLElement>('script[data-rest]')?.dataset.rest
  // Then all of it is in the document.
  if (address === undefined) return { state: facts as DocumentState, isOfMarkup: true }
  const loaded = await ask(address)
  dynamicData.addSent(loaded.state.dynamicData)
  return loaded
}

let loading: Promise<LoadedState> | undefined

/** All that hydration needs, and who counts: in the document, or at the address that its script names. */
export function loadState(visit: Visit): Promise<LoadedState> {
  loading ??= load(visit).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
