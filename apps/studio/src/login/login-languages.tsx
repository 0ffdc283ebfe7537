import type { ReactNode } from 'react'
import { LANGUAGES, type Language } from '@firkant/domain/market/market.ts'
import { LANGUAGE_NAMES } from '../frame/language-names.ts'
import { useTexts } from '../texts/use-texts.tsx'

export function LoginLanguages({ setLanguage }: { readonly setLanguage: (language: Language) => void }): ReactNode {
  const { text, language } = useTexts()
  return (
    <div className="door-languages" role="group" aria-label={text('language')}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          className="link"
          lang={each}
          aria-pressed={each === language}
          onClick={() => setLanguage(each)}
        >
          {LANGUAGE_NAMES[each]}
        </button>
      ))}
    </div>
  )
}
