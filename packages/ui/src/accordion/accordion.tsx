import type { ReactNode } from 'react'
import style from './accordion.module.css'

interface AccordionItemProps {
  /** On the content: navigating to it opens the accordion. */
  readonly id: string
  /** Name for the brand's style sheet. */
  readonly section: string
  readonly title: string
  /** Heading level of the titles. */
  readonly heading?: 'h2' | 'h3'
  readonly isOpen?: boolean
  /** Classes of its parts, from the page. */
  readonly classes?: Partial<Record<'item' | 'title', string | undefined>>
  readonly children: ReactNode
}

const both = (own: string | undefined, added: string | undefined) => (added ? `${own} ${added}` : own)

/** Works without scripts, and in-page search finds its content. */
export function AccordionItem(props: AccordionItemProps): ReactNode {
  const { id, section, title, heading: Title = 'h2', isOpen = false, classes = {}, children } = props
  return (
    <details className={both(style.item, classes.item)} data-part="accordion-item" data-section={section} open={isOpen}>
      <summary className={style.summary}>
        <Title className={both(style.title, classes.title)}>{title}</Title>
        <i className={style.mark} data-part="accordion-mark" aria-hidden="true" />
      </summary>
      <div id={id} className={style.body} data-part="accordion-body">
        {children}
      </div>
    </details>
  )
}
