import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { FooterModel } from '@firkant/domain/content/site-content-schema.ts'
import { EmphasisedHeading } from '../blocks/emphasised-heading.tsx'
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx'
import style from './footer.module.css'

/** The editors' words, which may be emphasised, and the form. */
export function FooterNewsletter({ heading, text }: FooterModel['newsletter']): ReactNode {
  return (
    <div className={style.newsletter} data-part="footer-newsletter" data-place={storefront.layout.newsletter}>
      <div className={style.newsletterRow} data-part="footer-newsletter-row">
        <div data-part="footer-newsletter-words">
          <h2>
            <EmphasisedHeading text={heading} />
          </h2>
          <p>{text}</p>
        </div>
        <NewsletterForm heading="" text="" />
      </div>
    </div>
  )
}
