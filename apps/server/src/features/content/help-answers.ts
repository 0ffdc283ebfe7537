import { plainHeading } from '@firkant/domain/content/articles/plain-heading.ts'
import { plainText, shortAnswer } from '@firkant/domain/content/articles/short-answer.ts'
import type { BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import type { HelpAnswer } from '@firkant/domain/search/service-answer.ts'

interface AnsweringPage {
  readonly path: string
  readonly title: string
  readonly blocks: readonly BlockContent[]
}

/** `6. Fortrydelsesret` */
const SECTION_NUMBER = /^\d+\.\s+/

function answersOfBlock(block: BlockContent, page: AnsweringPage): readonly HelpAnswer[] {
  const place = `${page.path}#block-${block.id}`
  switch (block.componentName) {
    case 'Faq': {
      const around = `${plainHeading(block.props.heading)} ${page.title}`
      return block.props.items.map(({ question, answer, anchor, searchWords = [] }) => ({
        title: question,
        around,
        text: shortAnswer(answer),
        whole: plainText(answer),
        path: anchor ? `${page.path}#${anchor}` : place,
        searchWords,
      }))
    }
    case 'Editorial':
    case 'ExpandableEditorial': {
      const { heading, level, html } = block.props
      if (!heading || level === '1') return []
      const title = plainHeading(heading).replaceAll('\u00AD', '').replace(SECTION_NUMBER, '')
      return [
        { title, around: page.title, text: shortAnswer(html), whole: plainText(html), path: place, searchWords: [] },
      ]
    }
    case 'Layout':
      return block.props.columns.flatMap(({ blocks }) => blocks.flatMap((inner) => answersOfBlock(inner, page)))
    default:
      return []
  }
}

/** What a page answers: its questions, and its sections. */
export function answersOf(page: AnsweringPage): readonly HelpAnswer[] {
  return page.blocks.flatMap((block) => answersOfBlock(block, page)).filter(({ text }) => text !== '')
}
