import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './club-explained.module.css'
import { clubTexts } from './club.texts.ts'
import { ClubWays } from './club-ways.tsx'

/** Stands at a club price: what it is, who gets it, how to join. It opens without scripts. */
export function ClubExplained({ returnUrl }: { returnUrl: string }): ReactNode {
  const { text } = useTexts(clubTexts)
  return (
    <details className={style.club} data-part="club-explained">
      <summary className={style.question}>{text('who')}</summary>
      <div className={style.answer}>
        <p>{text('why')}</p>
        <ClubWays returnUrl={returnUrl} />
      </div>
    </details>
  )
}
