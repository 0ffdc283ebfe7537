import type { ContentKind } from '@firkant/domain/content/content-kinds.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import { helpDa } from './help-da.ts'
import { helpEn, type HelpKey } from './help-en.ts'
import { helpNb } from './help-nb.ts'
import { helpSv } from './help-sv.ts'

const TABLES: Readonly<Record<Language, Readonly<Record<HelpKey, string>>>> = {
  da: helpDa,
  nb: helpNb,
  sv: helpSv,
  en: helpEn,
}

const isKey = (name: string): name is HelpKey => Object.hasOwn(helpEn, name)

/** `Video.source.film`, then `source.film`, then `film`: the first that is known. */
function keyAt(place: string): HelpKey | undefined {
  const names = place.replaceAll('[]', '').split('.')
  return names.map((_, from) => names.slice(from).join('.')).find(isKey)
}

/** What a field is for; `place` is where it stands: `Video.source.film`. */
export function fieldHelp(language: Language, place: string, holds: ContentKind | undefined): string | undefined {
  const found = keyAt(place)
  const key = holds === 'html' && (found === undefined || found === 'text') ? 'html' : found
  return key && TABLES[language][key]
}
