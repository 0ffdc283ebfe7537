import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { FooterModel } from '@firkant/domain/content/site-content-schema.ts'
import { EmphasisedHeading } from '../../blocks/emphasised-heading.tsx'
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx'
import style from './footer-newsletter.module.css'

interface FooterNewsletterProps extends Readonly<FooterModel['newsletter']> {
  readonly className?: string | undefined
}

/** The editors' text, with emphasis, and the form. */
export function FooterNewsletter({ heading, text, className }: FooterNewsletterProps): ReactNode {
  const place = storefront.layout.newsletter
  return (
    <div className={`${style.newsletter} ${className ?? ''}`} data-part="footer-newsletter" data-place={place}>
      <div className={style.row} data-place={place}>
        <div>
          <h2 className={style.title}>
            <EmphasisedHeading text={heading} />
          </h2>
          <p className={style.text}>{text}</p>
        </div>
        <NewsletterForm heading="" text="" />
      </div>
    </div>
  )
}
