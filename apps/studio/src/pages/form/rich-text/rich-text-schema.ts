import { type DOMOutputSpec, type Mark, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { isContentLink } from '@firkant/domain/content/content-parts.ts'

/** The tags of `editor-tags.ts`, and nothing else: what is pasted beside them is dropped, its words stay. */
const INLINE = 'inline*'

const cell = (tag: 'td' | 'th'): NodeSpec => ({
  content: INLINE,
  isolating: true,
  attrs: { colspan: { default: null, validate: 'string|null' }, scope: { default: null, validate: 'string|null' } },
  parseDOM: [
    {
      tag,
      getAttrs: (at) => ({
        colspan: at.getAttribute('colspan'),
        scope: tag === 'th' ? at.getAttribute('scope') : null,
      }),
    },
  ],
  toDOM: ({ attrs }) => [tag, { colspan: attrs.colspan as unknown, scope: attrs.scope as unknown }, 0],
})

const plain = (tag: string, spec: Omit<NodeSpec, 'parseDOM' | 'toDOM'>): NodeSpec => ({
  ...spec,
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
})

const nodes = {
  doc: { content: 'block+' },
  paragraph: plain('p', { content: INLINE, group: 'block' }),
  heading: {
    content: INLINE,
    group: 'block',
    defining: true,
    attrs: { level: { default: 2, validate: 'number' } },
    parseDOM: [
      { tag: 'h1', attrs: { level: 2 } },
      ...[2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      ...[5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: 4 } })),
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [`h${String(attrs.level)}`, 0],
  },
  bullet_list: plain('ul', { content: 'list_item+', group: 'block' }),
  ordered_list: plain('ol', { content: 'list_item+', group: 'block' }),
  list_item: plain('li', { content: 'paragraph block*', defining: true }),
  blockquote: plain('blockquote', { content: 'block+', group: 'block', defining: true }),
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: (): DOMOutputSpec => ['hr'] },
  table: plain('table', { content: 'table_head? table_body', group: 'block', isolating: true }),
  table_head: plain('thead', { content: 'table_row+' }),
  table_body: plain('tbody', { content: 'table_row+' }),
  table_row: plain('tr', { content: '(table_cell | table_header)+' }),
  table_cell: cell('td'),
  table_header: cell('th'),
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
} as const satisfies Record<string, NodeSpec>

export interface LinkAttributes {
  readonly href: string
  readonly target: string | null
  readonly title: string | null
}

const attributesOf = ({ attrs }: Mark) => attrs as unknown as LinkAttributes

const marks = {
  link: {
    attrs: { href: { validate: 'string' }, target: { default: null }, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs(at) {
          const href = at.getAttribute('href') ?? ''
          if (!isContentLink(href)) return false
          return { href, target: at.getAttribute('target'), title: at.getAttribute('title') }
        },
      },
    ],
    toDOM: (mark): DOMOutputSpec => ['a', { ...attributesOf(mark) }, 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: (): DOMOutputSpec => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: (): DOMOutputSpec => ['em', 0] },
} as const satisfies Record<string, MarkSpec>

export const richTextSchema = new Schema({ nodes, marks })
