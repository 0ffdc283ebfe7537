import { use, useId, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx'
import { NewsletterRefusal } from '../../features/newsletter/newsletter-refusal.ts'
import { blockSizes } from '../block-sizes.ts'
import { EmphasisedHeading } from '../emphasised-heading.tsx'
import { ColumnContext } from '../layout/column-context.ts'
import themed from '../themed.module.css'
import style from './newsletter-signup-block.module.css'
import '#brand/art-content.css'

/** The newsletter form with an editor's texts. */
export function NewsletterSignupBlock(props: BlockProps['NewsletterSignup']): ReactNode {
  const { heading, text, image, theme, width } = props
  const headingId = useId()
  const picture = { 'data-picture': image ? '' : undefined }
  const sizes = blockSizes({ width, isInColumn: use(ColumnContext) }, 2)
  return (
    <section className={`${themed.themed} ${style.signup}`} data-theme={theme} {...picture} aria-labelledby={headingId}>
      <div className={style.row} {...picture}>
        {image && (
          <div className={style.picture}>
            <Image image={image} className={style.image} sizes={sizes} ratio="4:3" />
          </div>
        )}
        <div className={style.words} data-part="signup-words" {...picture}>
          <h2 id={headingId} className={style.heading}>
            <EmphasisedHeading text={heading} />
          </h2>
          <p className={style.text} data-part="signup-text">
            {text}
          </p>
          <NewsletterForm heading="" text="" refused={use(NewsletterRefusal)} />
        </div>
      </div>
    </section>
  )
}
