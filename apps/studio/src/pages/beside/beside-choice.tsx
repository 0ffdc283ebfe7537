import type { ReactNode } from 'react'
import { LANGUAGE_NAMES } from '../../frame/language-names.ts'
import { useStudio } from '../../platform/studio-context.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import type { ContentLanguage } from './use-source.ts'

interface BesideChoiceProps {
  readonly own: string
  readonly from: ContentLanguage | undefined
  readonly choose: (from: ContentLanguage | undefined) => void
}

/** What stands beside the form: the page as it will be, or the same page in another language. */
export function BesideChoice({ own, from, choose }: BesideChoiceProps): ReactNode {
  const { text } = useTexts()
  const { me } = useStudio()
  const others = me.brand.languages.filter((each) => each !== own)
  if (others.length === 0) return null
  return (
    <label className="inline-field">
      {text('beside_beside')}
      <select value={from ?? ''} onChange={({ target }) => choose(others.find((each) => each === target.value))}>
        <option value="">{text('beside_off')}</option>
        {others.map((each) => (
          <option key={each} value={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
