import { useId, useRef, useState, useEffect, type CSSProperties, type ReactNode, type RefObject } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { useShop } from '../../platform/shop-context.ts'
import { EditorHtml } from '../editorial/editor-html.tsx'
import { EmphasisedHeading } from '../emphasised-heading.tsx'
import themed from '../themed.module.css'
import style from './expandable-editorial-block.module.css'

/** Whether the element's content overflows; measured again on resize. */
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
 * Long text, collapsed after the first lines. Without scripts it is shown in full; with them nothing shifts on
 * hydration, because the style sheet collapses it and the button is inside.
 */
export function ExpandableEditorialBlock(props: BlockProps['ExpandableEditorial']): ReactNode {
  const { heading, level, html, lines, theme } = props
  const { texts } = useShop()
  const id = useId()
  const text = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isCut = useIsCut(text, { enabled: !isOpen })
  const Heading = level === '1' ? 'h1' : 'h2'
  // In-page search or the keyboard scrolled to something hidden: expand.
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
          <button type="button" className={style.more} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
            {texts.text(isOpen ? 'blocks.readLess' : 'blocks.readMore')}
          </button>
        )}
      </div>
    </section>
  )
}
