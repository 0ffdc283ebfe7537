import type { ReactNode } from 'react'
import type { ShownContact } from '@firkant/domain/law/shown-contact.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { AccordionItem } from '@firkant/ui/accordion/accordion.tsx'
import { Guard } from '../../../platform/guard.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './product-details.module.css'
import { productSafetyTexts } from './product-safety.texts.ts'

function Contact({ of, title, contact }: { of: string; title: string; contact: ShownContact }): ReactNode {
  const { name, lines, email, url } = contact
  return (
    <address className={style.contact} data-part="safety-contact" data-of={of}>
      <b className={style.textTitle}>{title}</b>
      <span>{name}</span>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {email && (
        <a href={`mailto:${email}`} className={`${style.link} ${style.contactLink}`}>
          {email}
        </a>
      )}
      {url && (
        <a href={url} className={`${style.link} ${style.contactLink}`} rel="noreferrer">
          {url.replace('https://', '')}
        </a>
      )}
    </address>
  )
}

function Safety({ model }: { model: ProductModel }): ReactNode {
  const texts = useTexts(productSafetyTexts)
  const { energy, safety } = model
  const { warnings, modelCode, manufacturer, responsible } = safety
  return (
    <>
      {warnings.map((paragraph) => (
        <p key={paragraph} className={style.text}>
          {paragraph}
        </p>
      ))}
      {energy && (
        <p className={style.text}>
          {energy.text}{' '}
          {energy.link && (
            <a href={energy.link.url} className={style.link}>
              {energy.link.text}
            </a>
          )}
        </p>
      )}
      <p className={style.text} data-part="safety-identity">
        <b className={style.textTitle}>{texts.text('model')}</b>{' '}
        {[model.product.displayName, modelCode, model.currentSku].filter(Boolean).join(' · ')}
      </p>
      <div className={style.contacts}>
        {manufacturer && <Contact of="manufacturer" title={texts.text('manufacturer')} contact={manufacturer} />}
        {responsible && <Contact of="responsible" title={texts.text('responsible')} contact={responsible} />}
      </div>
    </>
  )
}

/** Open from the start: the law wants it seen without a press. */
export function ProductSafety({ model }: { model: ProductModel }): ReactNode {
  const texts = useTexts(productSafetyTexts)
  return (
    <AccordionItem
      id="safety"
      section="safety"
      title={texts.text('heading')}
      classes={{ item: style.section, title: style.sectionTitle }}
      isOpen
    >
      <Guard>
        <Safety model={model} />
      </Guard>
    </AccordionItem>
  )
}
