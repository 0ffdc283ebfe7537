import { useId, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { ReturnsForm } from '../../features/returns/returns-form.tsx'
import { useShop } from '../../start/shop-context.ts'
import { EmphasisedHeading } from '../emphasised-heading.tsx'
import style from './register-returns-block.module.css'

/** Where one sends something back. */
export function RegisterReturnsBlock({ heading, text }: BlockProps['RegisterReturns']): ReactNode {
  const { texts } = useShop()
  const headingId = useId()
  return (
    <section className={style.returns} data-part="returns" aria-labelledby={headingId}>
      <h2 id={headingId} data-part="returns-heading">
        <EmphasisedHeading text={heading ?? texts.text('returns.heading')} />
      </h2>
      <p data-part="returns-text">{text ?? texts.text('returns.intro')}</p>
      <ReturnsForm />
    </section>
  )
}
