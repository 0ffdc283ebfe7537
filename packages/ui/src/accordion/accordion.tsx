import type { ReactNode } from 'react'
import style from './accordion.module.css'

interface AccordionItemProps {
  /** On what is inside: a browser that is sent there opens what hides it. */
  readonly id: string
  /** The name a brand's style sheet knows this one by. */
  readonly section: string
  readonly title: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** Opens and closes without a script, and is found by the browser's own search. */
export function AccordionItem({ id, section, title, isOpen = false, children }: AccordionItemProps): ReactNode {
  return (
    <details className={style.item} data-part="accordion-item" data-section={section} open={isOpen}>
      <summary data-part="accordion-title">
        <h2>{title}</h2>
        <i className={style.mark} data-part="accordion-mark" aria-hidden="true" />
      </summary>
      <div id={id} className={style.body} data-part="accordion-body">
        {children}
      </div>
    </details>
  )
}
