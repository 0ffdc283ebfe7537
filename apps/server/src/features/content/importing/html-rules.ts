import sanitizeHtml from 'sanitize-html'
import { isContentLink } from '@firkant/domain/content/content-parts.ts'
import { EDITOR_ATTRIBUTES, EDITOR_TAGS } from '@firkant/domain/content/editor-tags.ts'

export interface InspectedHtml {
  /** What would be dropped, as sentences. */
  readonly refused: readonly string[]
  readonly links: readonly string[]
}

/** The parser accepts an unclosed tag; an editor who left one by mistake wants to know. */
const UNFINISHED = /<\/?[a-z][^<>]*(?:<|$)/i
const SCRIPT = /<[^a-z<]*script/i

function refusalsOf(tag: string, attributes: sanitizeHtml.Attributes): string[] {
  if (!EDITOR_TAGS.includes(tag)) return [`<${tag}> may not stand here; the tags are ${EDITOR_TAGS.join(', ')}`]
  const allowed = EDITOR_ATTRIBUTES[tag] ?? []
  const unknown = Object.keys(attributes).filter((name) => !allowed.includes(name))
  const { href } = attributes
  return [
    ...unknown.map((name) => `<${tag}> may not have ${name}`),
    ...(href !== undefined && !isContentLink(href)
      ? [`the link "${href}" leads nowhere: a path such as /sofaer, #block-id, https://, mailto: or tel:`]
      : []),
  ]
}

/** Parses an editor's HTML with the sanitiser's own parser and reports what it would drop. */
export function inspectHtml(html: string): InspectedHtml {
  const refused: string[] = []
  const links: string[] = []
  sanitizeHtml(html, {
    allowedTags: [],
    onOpenTag(tag, attributes) {
      refused.push(...refusalsOf(tag, attributes))
      if (tag === 'a' && attributes.href !== undefined) links.push(attributes.href)
    },
  })
  if (refused.length === 0 && SCRIPT.test(html)) refused.push('<script> may not stand here')
  if (refused.length === 0 && UNFINISHED.test(html)) refused.push('a tag does not end: every < needs its >')
  return { refused: [...new Set(refused)], links }
}
