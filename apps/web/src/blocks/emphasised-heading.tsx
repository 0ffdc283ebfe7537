import { Fragment, type ReactNode } from 'react'

interface EmphasisedHeadingProps {
  readonly text: string
  /** Class of the emphasised part. */
  readonly className?: string | undefined
}

/** Editors mark emphasis with asterisks: `Korte dage. *Lange middage.*` */
export function EmphasisedHeading({ text, className }: EmphasisedHeadingProps): ReactNode {
  return text.split(/\*([^*]+)\*/).map((part, index) => {
    if (index % 2 === 0) {
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
      return <Fragment key={index}>{part}</Fragment>
    }
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
      <em key={index} className={className}>
        {part}
      </em>
    )
  })
}

export { plainHeading } from '@firkant/domain/content/articles/plain-heading.ts'
