import { use, useId, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { AccordionItem } from '@firkant/ui/accordion/accordion.tsx'
import { EditorHtml } from '../editorial/editor-html.tsx'
import { ColumnContext } from '../layout/column-context.ts'
import { SectionHead } from '../section-head.tsx'
import themed from '../themed.module.css'
import style from './faq-block.module.css'
import '#brand/art-content.css'

/** Questions that expand, without scripts too; a link to an answer's anchor opens it. */
export function FaqBlock({ heading, text, items, theme, width }: BlockProps['Faq']): ReactNode {
  const id = useId()
  const isInColumn = use(ColumnContext)
  const headed = { 'data-headed': heading || text ? '' : undefined }
  return (
    <section
      className={`${themed.themed} ${style.faq}`}
      data-theme={theme}
      data-span={isInColumn ? undefined : (width ?? 'narrow')}
      {...headed}
    >
      <SectionHead heading={heading} text={text} className={style.head} />
      <div className={style.list} {...headed}>
        {items.map(({ question, answer, anchor }, index) => (
          <AccordionItem
            key={question}
            id={anchor ?? `${id}-${index}`}
            section="faq"
            title={question}
            heading={heading ? 'h3' : 'h2'}
          >
            <EditorHtml html={answer} />
          </AccordionItem>
        ))}
      </div>
    </section>
  )
}
