import { use, useId, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { ReturnsForm } from '../../features/returns/returns-form.tsx'
import { returnsTexts } from '../../features/returns/returns.texts.ts'
import { EmphasisedHeading } from '../emphasised-heading.tsx'
import { ColumnContext } from '../layout/column-context.ts'
import style from './register-returns-block.module.css'
import '#brand/art-content.css'

/** The returns form. */
export function RegisterReturnsBlock({ heading, text }: BlockProps['RegisterReturns']): ReactNode {
  const { text: returnsText } = useTexts(returnsTexts)
  const headingId = useId()
  return (
    <section
      className={style.returns}
      data-part="returns"
      data-column={use(ColumnContext) ? '' : undefined}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} className={style.heading} data-part="returns-heading">
        <EmphasisedHeading text={heading ?? returnsText('returns.heading')} />
      </h2>
      <p className={style.text} data-part="returns-text">
        {text ?? returnsText('returns.intro')}
      </p>
      <ReturnsForm className={style.form} />
    </section>
  )
}
