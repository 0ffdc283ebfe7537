import type { ReactNode } from 'react'
import style from './editor-html.module.css'

/** Editor's HTML, sanitised by the server; nothing else may be passed. */
export function EditorHtml({ html, className }: { html: string; className?: string | undefined }): ReactNode {
  const markup = { __html: html }
  // oxlint-disable-next-line react/no-danger -- sanitised by the server on import and again when the page is built
  return <div className={`${style.html} ${className ?? ''}`} data-part="editor-html" dangerouslySetInnerHTML={markup} />
}
