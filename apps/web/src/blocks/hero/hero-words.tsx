import type { ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { EmphasisedHeading } from '../emphasised-heading.tsx'
import { HeroActions } from './hero-actions.tsx'
import style from './hero-words.module.css'

export function HeroWords({ eyebrow, heading, text, links }: BlockProps['Hero']): ReactNode {
  return (
    <div className={style.text} data-part="hero-text">
      <div className={style.wrap} data-part="hero-wrap">
        <div className={style.words} data-part="hero-words">
          {eyebrow && (
            <p className={style.eyebrow} data-part="eyebrow">
              {eyebrow}
            </p>
          )}
          <h1 className={style.heading}>
            <EmphasisedHeading text={heading} className={style.stress} />
          </h1>
          {text && (
            <p className={style.lead} data-part="hero-lead">
              {text}
            </p>
          )}
          {links.length > 0 && <HeroActions links={links} />}
        </div>
      </div>
    </div>
  )
}
