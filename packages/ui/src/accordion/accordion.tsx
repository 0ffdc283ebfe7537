import type { ReactNode } from 'react'
import style from './accordion.module.css'

interface AccordionItemProps {
  /** On what is inside: a browser that is sent there opens what hides it. */
  readonly id: string
  /** The name a brand's style sheet knows this one by. */
  readonly section: string
  readonly title: string
  /** Below a heading of its own the titles are one level down. */
  readonly heading?: 'h2' | 'h3'
  readonly isOpen?: boolean
  /** Of the page it stands on: the classes of its parts. */
  readonly classes?: Partial<Record<'item' | 'title', string | undefined>>
  readonly children: ReactNode
}

const both = (own: string | undefined, added: string | undefined) => (added ? `${own} ${added}` : own)

/** Opens and closes without a script, and is found by the browser's own search. */
export function AccordionItem(props: AccordionItemProps): ReactNode {
  const { id, section, title, heading: Title = 'h2', isOpen = false, classes = {}, children } = props
  return (
    <details className={both(style.item, classes.item)} data-part="accordion-item" data-section={section} open={isOpen}>
      <summary className={style.summary} data-part="accordion-title">
        <Title className={both(style.title, classes.title)}>{title}</Title>
        <i className={style.mark} data-part="accordion-mark" aria-hidden="true" />
      </summary>
      <div id={id} className={style.body} data-part="accordion-body">
        {children}
      </div>
    </details>
  )
}
