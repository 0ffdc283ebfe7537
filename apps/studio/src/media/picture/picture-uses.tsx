import type { ReactNode } from 'react'
import type { PictureUse } from '@firkant/domain/studio/media/media-calls.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { ALT_LANGUAGE_NAMES, USE_NAMES } from '../media-names.ts'

const MAX_SHOWN = 100

function UseRow({ use }: { readonly use: PictureUse }): ReactNode {
  const { text } = useTexts()
  const { kind, brand, language, name, path, isDraft, alts } = use
  const said = alts.filter((alt) => alt !== '')
  return (
    <tr>
      <th scope="row">
        {path === undefined ? name : <span>{name}</span>}
        <span className="quiet">
          {text(USE_NAMES[kind])}
          {path !== undefined && ` ${path}`}
          {isDraft && ` · ${text('useDraft')}`}
        </span>
      </th>
      <td>
        {brand ?? text('useAllBrands')}
        {language && <span className="quiet">{text(ALT_LANGUAGE_NAMES[language])}</span>}
      </td>
      <td {...(language && { lang: language })}>{said.length === 0 ? text('useNoAlt') : said.join(' · ')}</td>
    </tr>
  )
}

export function PictureUses({ uses }: { readonly uses: readonly PictureUse[] }): ReactNode {
  const { text, number } = useTexts()
  const more = uses.length - MAX_SHOWN
  return (
    <section className="card">
      <h2>{text('usesTitle')}</h2>
      {uses.length === 0 && <p className="quiet">{text('usesNone')}</p>}
      {uses.length > 0 && (
        <div className="wide">
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{text('useWhat')}</th>
                <th scope="col">{text('useWhere')}</th>
                <th scope="col">{text('useAlt')}</th>
              </tr>
            </thead>
            <tbody>
              {uses.slice(0, MAX_SHOWN).map((use) => (
                <UseRow key={JSON.stringify(use)} use={use} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {more > 0 && <p className="quiet">{text('useMore', { count: number(more) })}</p>}
    </section>
  )
}
