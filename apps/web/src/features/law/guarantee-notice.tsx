import type { ReactNode } from 'react'
import type { GuaranteeNoticeModel } from '@firkant/domain/page/models/law-models.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { guaranteeTexts } from './guarantee.texts.ts'
import style from './guarantee-notice.module.css'

interface GuaranteeNoticeProps {
  readonly notice: GuaranteeNoticeModel
  readonly level: 'h2' | 'h3'
  /** What stands below it: where to read on. */
  readonly children?: ReactNode
}

/** The reminder of the legal guarantee: Directive 2024/825. The official picture stands above the same in words. */
export function GuaranteeNotice({ notice, level: Heading, children }: GuaranteeNoticeProps): ReactNode {
  const { text } = useTexts(guaranteeTexts)
  const { years, lastingYears, officialUrl } = notice
  return (
    <section className={style.notice} data-part="guarantee-notice">
      {officialUrl !== undefined && <img src={officialUrl} alt="" className={style.official} />}
      <p className={style.years} aria-hidden="true">
        <b className={style.count}>{years}</b> {text('years')}
      </p>
      <div className={style.words}>
        <Heading className={style.title}>{text('heading')}</Heading>
        <p>
          {text('period', { years })}
          {lastingYears !== undefined && ` ${text('lasting', { years: lastingYears })}`}
        </p>
        <ul className={style.remedies}>
          {(['repair', 'replacement', 'refund'] as const).map((remedy) => (
            <li key={remedy}>{text(remedy)}</li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  )
}
