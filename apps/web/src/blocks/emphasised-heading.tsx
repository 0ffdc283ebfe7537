import { Fragment, type ReactNode } from 'react'

/** Editors mark emphasis with asterisks: `Korte dage. *Lange middage.*` */
export function EmphasisedHeading({ text }: { text: string }): ReactNode {
  return text.split(/\*([^*]+)\*/).map((part, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
    return index % 2 === 1 ? <em key={index}>{part}</em> : <Fragment key={index}>{part}</Fragment>
  })
}

export { plainHeading } from '@firkant/domain/content/plain-heading.ts'
