import { useId, type MouseEvent, type ReactNode } from 'react'
import { CHECKOUT_PARAMS } from '@firkant/domain/checkout/checkout-address.ts'
import {
  CHECKOUT_SECTIONS,
  sectionAnchor,
  type CheckoutSection,
  type SectionState,
} from '@firkant/domain/checkout/checkout-sections.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { checkoutTexts } from '../../../features/checkout/checkout.texts.ts'
import style from './checkout-sections.module.css'

interface SectionFrameProps {
  readonly section: CheckoutSection
  readonly state: SectionState
  readonly pageUrl: string
  readonly onEdit: (section: CheckoutSection) => void
  /** Summary of the values, when the section is complete. */
  readonly summary?: ReactNode
  /** Rendered in every state. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/** Reopens a section: a link, so that it works without scripts. */
function EditLink({ section, pageUrl, onEdit }: Pick<SectionFrameProps, 'section' | 'pageUrl' | 'onEdit'>): ReactNode {
  const { text } = useTexts(checkoutTexts)
  const query = new URLSearchParams({ [CHECKOUT_PARAMS.section]: section })
  const edit = (event: MouseEvent) => {
    event.preventDefault()
    onEdit(section)
  }
  return (
    <a
      href={`${pageUrl}?${query}#${sectionAnchor(section)}`}
      className={style.edit}
      data-part="checkout-edit"
      aria-label={text('editNamed', { section: text(section).toLowerCase() })}
      onClick={edit}
    >
      {text('edit')}
    </a>
  )
}

export function SectionFrame(props: SectionFrameProps): ReactNode {
  const { section, state, pageUrl, onEdit, summary, notice, children } = props
  const { text } = useTexts(checkoutTexts)
  const headingId = useId()
  return (
    <section
      id={sectionAnchor(section)}
      className={style.section}
      data-part="checkout-section"
      data-section={section}
      data-state={state}
      aria-labelledby={headingId}
    >
      <header className={style.head} data-state={state}>
        <span className={style.number} data-part="checkout-number" data-state={state} aria-hidden="true">
          {CHECKOUT_SECTIONS.indexOf(section) + 1}
        </span>
        <h2 id={headingId} className={style.title} tabIndex={-1}>
          {text(section)}
        </h2>
        {state === 'done' && <EditLink {...{ section, pageUrl, onEdit }} />}
      </header>
      {notice}
      {state === 'done' && summary !== undefined && <div className={style.summary}>{summary}</div>}
      {state === 'open' && <div className={style.body}>{children}</div>}
    </section>
  )
}
