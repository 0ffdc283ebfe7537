import type { ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { EmphasisedHeading } from '../emphasised-heading.tsx'
import { EditorHtml } from './editor-html.tsx'
import style from './editorial-block.module.css'

export function EditorialBlock({ heading, level, html, align, theme }: BlockProps['Editorial']): ReactNode {
  const Heading = level === '1' ? 'h1' : 'h2'
  return (
    <section className={style.editorial} data-align={align} data-theme={theme} data-level={level}>
      {heading && (
        <Heading>
          <EmphasisedHeading text={heading} />
        </Heading>
      )}
      <EditorHtml html={html} />
    </section>
  )
}
