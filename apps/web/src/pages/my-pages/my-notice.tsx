import { useEffect, useRef, type ReactNode } from 'react'
import style from './my-notice.module.css'

interface MyNoticeProps {
  readonly tone: 'good' | 'bad'
  readonly children: ReactNode
}

/** How a form ended. It came with a new document, so it takes the focus: that is what is read first. */
export function MyNotice({ tone, children }: MyNoticeProps): ReactNode {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus({ preventScroll: true }), [])
  return (
    <p
      ref={notice}
      className={style.notice}
      data-part="my-notice"
      data-tone={tone}
      role={tone === 'good' ? 'status' : 'alert'}
      tabIndex={-1}
    >
      {children}
    </p>
  )
}
