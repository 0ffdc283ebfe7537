import sanitizeHtml from 'sanitize-html'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
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
  ],
  allowedAttributes: { a: ['href', 'target', 'rel', 'title'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

/** What an editor may write: text, lists, tables and links. Everything else is dropped. */
export function sanitiseHtml(html: string, address: (to: string) => string = (to) => to): string {
  const link = (tagName: string, attribs: sanitizeHtml.Attributes) => ({
    tagName,
    attribs: {
      ...attribs,
      ...(attribs.href !== undefined && { href: address(attribs.href) }),
      ...(attribs.target === '_blank' && { rel: 'noopener noreferrer' }),
    },
  })
  return sanitizeHtml(html, { ...OPTIONS, transformTags: { a: link } })
}
