import type { ReactNode } from 'react'
import type { ServiceAnswer } from '@firkant/domain/search/service-answer.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './search-answer.module.css'
import { quickSearchTexts } from '../quick-search.texts.ts'

/** An answer in the list: the question, what the editors say to it, and where there is more. */
export function AnswerContent({ answer: { kind, title, text: said } }: { answer: ServiceAnswer }): ReactNode {
  const { text } = useTexts(quickSearchTexts)
  return (
    <>
      <Icon name={kind === 'stores' ? 'clock' : 'document'} className={style.icon} />
      <span className={style.words}>
        <span className={style.title} data-part="search-answer-title">
          {title}
        </span>{' '}
        <span className={style.text}>{said}</span>{' '}
        <span className={style.more}>
          {text(kind === 'stores' ? 'quickSearch.storesMore' : 'quickSearch.answerMore')}
        </span>
      </span>
    </>
  )
}
