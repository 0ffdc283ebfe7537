import sanitizeHtml from 'sanitize-html'
import { EDITOR_ATTRIBUTES, EDITOR_TAGS } from '@firkant/domain/content/editor-tags.ts'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...EDITOR_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(EDITOR_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

const isPath = (to: string) => to.startsWith('/') && !to.startsWith('//')

/** Editors may write text, lists, tables and links. Everything else is dropped. */
export function sanitiseHtml(html: string, address: (to: string) => string = (to) => to): string {
  const link = (tagName: string, attribs: sanitizeHtml.Attributes) => ({
    tagName,
    attribs: {
      ...attribs,
      ...(attribs.href !== undefined && isPath(attribs.href) && { href: address(attribs.href) }),
      ...(attribs.target === '_blank' && { rel: 'noopener noreferrer' }),
    },
  })
  return sanitizeHtml(html, { ...OPTIONS, transformTags: { a: link } })
}
