import { readAddress } from '@firkant/domain/change-sets/document-address.ts'
import { type FieldPath, isFields, ORDER } from '@firkant/domain/change-sets/document-value.ts'
import { LANGUAGE_NAMES } from '../frame/language-names.ts'
import { fieldLabel, optionLabel } from '../texts/fields/field-labels.ts'
import type { StudioTexts } from '../texts/use-texts.tsx'
import { valueText } from './change-texts.ts'

/** What a part says first is what it is known by. */
const TITLES = ['heading', 'title', 'name', 'label', 'text', 'question', 'html'] as const
const MAX_TITLE_LENGTH = 60
/** As options are written in files: `split-left`, `dark`. */
const OPTION = /^[a-z][a-zA-Z0-9-]*$/

const plain = (words: string) => valueText(words.replaceAll('*', '')).trim()

function titleOf(part: Readonly<Record<string, unknown>>): string {
  const said = isFields(part.props) ? part.props : part
  const found = TITLES.map((name) => said[name]).find((each) => typeof each === 'string' && each !== '')
  const words = plain(String(found ?? ''))
  return words.length > MAX_TITLE_LENGTH ? `${words.slice(0, MAX_TITLE_LENGTH)} …` : words
}

/** Every part with an id, wherever it stands. */
function collectNames(texts: StudioTexts, value: unknown, names: Map<string, string>): void {
  if (Array.isArray(value)) for (const each of value) collectNames(texts, each, names)
  if (!isFields(value)) return
  if (typeof value.id === 'string' && !names.has(value.id)) {
    const kind = typeof value.componentName === 'string' ? fieldLabel(texts.language, value.componentName) : ''
    const title = titleOf(value)
    names.set(value.id, [kind, title && (kind ? `“${title}”` : title)].filter(Boolean).join(' ') || value.id)
  }
  for (const each of Object.values(value)) collectNames(texts, each, names)
}

/** What changed, as somebody who sees the page would say it: blocks by what they are and say, not by their ids. */
export function changeWords(texts: StudioTexts, ...states: readonly unknown[]) {
  const names = new Map<string, string>()
  for (const state of states) collectNames(texts, state, names)
  const { language, text } = texts
  const nameOf = (id: string) => names.get(id) ?? id
  const partWords = (part: string) =>
    part === ORDER ? text('partsOrder') : part.startsWith('#') ? nameOf(part.slice(1)) : fieldLabel(language, part)

  function valueWords(value: unknown, field = ''): string {
    if (typeof value === 'boolean') return text(value ? 'yes' : 'no')
    if (typeof value === 'string' && OPTION.test(value)) return optionLabel(language, field, value)
    if (Array.isArray(value) && field === ORDER) return value.map((id) => nameOf(String(id))).join(' · ')
    return isFields(value) && typeof value.id === 'string' ? nameOf(value.id) : valueText(value)
  }

  return {
    place: (path: FieldPath) =>
      path
        .filter((part) => part !== 'props' && part !== 'blocks')
        .map(partWords)
        .join(' › ') || text('blocks'),
    value: (value: unknown, path: FieldPath) => valueWords(value, path.at(-1)),
  }
}

/** What a document is called: a page by its title. */
export function documentName({ text }: StudioTexts, document: string, state?: unknown): string {
  const address = readAddress(document)
  if (!address) return document
  if (address.kind === 'switches') return text('switchesTitle')
  const title = isFields(state) && typeof state.title === 'string' && state.title !== '' ? state.title : undefined
  const name = address.kind === 'frame' ? text('frameTitle') : (title ?? address.key)
  return `${name} · ${LANGUAGE_NAMES[address.language]}`
}
