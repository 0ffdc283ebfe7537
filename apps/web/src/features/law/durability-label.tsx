import type { ReactNode } from 'react'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { durabilityTexts } from './durability.texts.ts'
import style from './durability-label.module.css'

type Label = NonNullable<ProductModel['durability']>

/** The producer's guarantee of more than two years: how long, by whom, for which model (Directive 2024/825). */
export function DurabilityLabel({ label }: { label: Label }): ReactNode {
  const { text } = useTexts(durabilityTexts)
  const { years, by, modelCode, guaranteeUrl } = label
  return (
    <>
      <span className={style.years} aria-hidden="true">
        <svg viewBox="0 0 44 44" className={style.ring}>
          <circle cx="22" cy="22" r="20" />
          <text x="22" y="24" className={style.count}>
            {years}
          </text>
          <text x="22" y="34" className={style.unit}>
            {text('years')}
          </text>
        </svg>
      </span>
      <div className={style.words}>
        <b>{text('title', { years })}</b>
        <span className={style.note}>{text('by', { by, modelCode })}</span>
        <span className={style.note}>
          {text('besides')}{' '}
          <a href={guaranteeUrl} className={style.link}>
            {text('toGuarantee')}
          </a>
        </span>
      </div>
    </>
  )
}
