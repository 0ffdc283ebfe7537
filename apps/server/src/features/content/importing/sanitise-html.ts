import sanitizeHtml from 'sanitize-html'

export const ALLOWED_TAGS: readonly string[] = [
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'a',
  'blockquote',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel', 'title'],
  th: ['scope', 'colspan'],
  td: ['colspan'],
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
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
