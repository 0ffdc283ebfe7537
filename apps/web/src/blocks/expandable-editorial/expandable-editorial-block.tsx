import { useId, useRef, useState, useEffect, type CSSProperties, type ReactNode, type RefObject } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { useShop } from '../../platform/shop-context.ts'
import { EditorHtml } from '../editorial/editor-html.tsx'
import { EmphasisedHeading } from '../emphasised-heading.tsx'
import themed from '../themed.module.css'
import style from './expandable-editorial-block.module.css'

/** Whether there is more in the element than is seen of it. Asked again whenever it becomes wider or narrower. */
function useIsCut(element: RefObject<HTMLElement | null>, { enabled }: { enabled: boolean }): boolean {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!enabled || !box) return
    const observer = new ResizeObserver(() => setCut(box.scrollHeight > box.clientHeight + 1))
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, enabled])
  return isCut
}

/**
 * Long text of which the first lines are seen. Without scripts all of it is; with them nothing moves when they
 * come, because the style sheet cuts it and the button has its place inside the cut.
 */
export function ExpandableEditorialBlock(props: BlockProps['ExpandableEditorial']): ReactNode {
  const { heading, level, html, lines, theme } = props
  const { texts } = useShop()
  const id = useId()
  const text = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isCut = useIsCut(text, { enabled: !isOpen })
  const Heading = level === '1' ? 'h1' : 'h2'
  // The browser scrolls inside the cut to what it found, or to a link that the keyboard reached: then it opens.
  const openWhereSought = () => {
    if (isOpen || !text.current?.scrollTop) return
    text.current.scrollTop = 0
    setOpen(true)
  }
  const toggle = () => {
    setOpen(!isOpen)
    if (isOpen) text.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <section className={`${themed.themed} ${style.editorial}`} data-theme={theme} data-level={level}>
      {heading && (
        <Heading className={style.heading}>
          <EmphasisedHeading text={heading} />
        </Heading>
      )}
      <div className={style.frame} data-open={isOpen || undefined} data-cut={isCut || undefined}>
        <div
          id={id}
          ref={text}
          className={style.text}
          style={{ '--lines': lines } as CSSProperties}
          data-part="expandable-text"
          onScroll={openWhereSought}
        >
          <EditorHtml html={html} />
        </div>
        {(isCut || isOpen) && (
          <button
            type="button"
            className={style.more}
            data-part="expand-button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={toggle}
          >
            {texts.text(isOpen ? 'blocks.readLess' : 'blocks.readMore')}
          </button>
        )}
      </div>
    </section>
  )
}
