import type { ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { EmphasisedHeading } from '../emphasised-heading.tsx'
import { EditorHtml } from './editor-html.tsx'
import style from './editorial-block.module.css'
import '#brand/art-blocks.css'

export function EditorialBlock({ heading, level, html, align, theme }: BlockProps['Editorial']): ReactNode {
  const Heading = level === '1' ? 'h1' : 'h2'
  return (
    <section
      className={style.editorial}
      data-align={align}
      data-theme={theme}
      data-level={level}
      data-headed={heading ? '' : undefined}
    >
      {heading && (
        <Heading className={style.heading}>
          <EmphasisedHeading text={heading} />
        </Heading>
      )}
      <EditorHtml html={html} className={style.body} />
    </section>
  )
}
