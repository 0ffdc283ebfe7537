import type { MouseEvent, ReactNode } from 'react'
import { ExpressWords } from '../../features/checkout/express/express-button.tsx'
import style from '../../features/checkout/express/express-button.module.css'
import { openDocument } from '../../platform/navigation/open-document.ts'

/** To a document of its own: it shows what lies in the cart now. */
export function ExpressLink({ href }: { readonly href: string }): ReactNode {
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    openDocument(href)
  }
  return (
    <a href={href} className={style.express} onClick={leave}>
      <ExpressWords />
    </a>
  )
}
