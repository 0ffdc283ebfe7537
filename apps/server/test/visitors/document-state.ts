import { DOCUMENT_STATE_ID, type DocumentState } from '@firkant/domain/page/document-state.ts'

/** What a document hands to the browser. */
export function stateIn(html: string): DocumentState {
  const start = `id="${DOCUMENT_STATE_ID}">`
  const json = html.slice(html.indexOf(start) + start.length)
  return JSON.parse(json.slice(0, json.indexOf('</script>'))) as DocumentState
}
