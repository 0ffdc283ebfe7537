import { useId, type ReactNode } from 'react'
import type { ServiceAnswer } from '@firkant/domain/search/service-answer.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import style from './service-card.module.css'
import { searchTexts } from './search.texts.ts'

function Stores({ stores }: { stores: NonNullable<ServiceAnswer['stores']> }): ReactNode {
  const { text } = useTexts(searchTexts)
  return (
    <ul className={style.stores}>
      {stores.map(({ name, url, hours }) => (
        <li key={url} className={style.store}>
          <a href={url} className={style.name}>
            {name}
          </a>
          <span className={style.hours}>{hours ?? text('search.closed')}</span>
        </li>
      ))}
    </ul>
  )
}

/** The editors' answer to what was asked, above the products. */
export function ServiceCard({ answer, part }: { answer: ServiceAnswer; part: string }): ReactNode {
  const { text } = useTexts(searchTexts)
  const headingId = useId()
  const { kind, title, text: said, url, stores } = answer
  return (
    <div className={style.place}>
      <section className={style.card} data-part={part} aria-labelledby={headingId}>
        <Icon name={kind === 'stores' ? 'clock' : 'document'} className={style.icon} />
        <div className={style.words}>
          <h2 id={headingId} className={style.title} data-part="search-answer-title">
            {title}
          </h2>
          {stores ? <Stores stores={stores} /> : <p className={style.text}>{said}</p>}
          <a href={url} className={style.more} data-part="text-link">
            {text(kind === 'stores' ? 'search.storesMore' : 'search.answerMore')}
          </a>
        </div>
      </section>
    </div>
  )
}
