import { DOMParser as ModelParser, DOMSerializer, type Node as TextNode } from 'prosemirror-model'
import { richTextSchema } from './rich-text-schema.ts'

const parser = ModelParser.fromSchema(richTextSchema)
const serializer = DOMSerializer.fromSchema(richTextSchema)

/** A document of its own: no picture is loaded from there, and no script runs. */
const inertBody = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

export const readHtml = (html: string): TextNode => parser.parse(inertBody(html))

/** `<li><p>words</p></li>` is written as `<li>words</li>`. */
function unwrapSingle(body: ParentNode, holders: string): void {
  for (const holder of body.querySelectorAll(holders)) {
    const [first, ...others] = holder.children
    if (first?.tagName === 'P' && others.every(({ tagName }) => tagName !== 'P')) first.replaceWith(...first.childNodes)
  }
}

const isEmpty = (text: TextNode) =>
  text.childCount <= 1 && text.textContent === '' && text.firstChild?.isTextblock === true

/** As it is stored; nothing is written of an empty text. */
export function writeHtml(text: TextNode): string {
  if (isEmpty(text)) return ''
  const { body } = inertBody('').ownerDocument
  body.append(serializer.serializeFragment(text.content, { document: body.ownerDocument }))
  unwrapSingle(body, 'li')
  return body.innerHTML
}

const SAME_TAGS = { b: 'strong', i: 'em' } as const
const BETWEEN_BLOCKS = / ?(<\/?(?:p|h[2-4]|ul|ol|li|blockquote|hr|table|thead|tbody|tr|th|td)\b[^<>]*>) ?/g

function comparable(html: string): string {
  const body = inertBody(html)
  for (const [tag, same] of Object.entries(SAME_TAGS))
    for (const old of body.querySelectorAll(tag)) {
      const next = body.ownerDocument.createElement(same)
      next.append(...old.childNodes)
      old.replaceWith(next)
    }
  for (const link of body.querySelectorAll('a')) {
    const [href, target, title] = ['href', 'target', 'title'].map((name) => link.getAttribute(name))
    for (const name of link.getAttributeNames()) link.removeAttribute(name)
    for (const [name, value] of Object.entries({ href, target, title })) if (value) link.setAttribute(name, value)
  }
  unwrapSingle(body, 'li, blockquote, td, th')
  return body.innerHTML.replaceAll(/\s+/g, ' ').replaceAll(BETWEEN_BLOCKS, '$1').trim()
}

/** Whether the editor gives back what was written, in files or by hand; otherwise it is shown as it stands there. */
export const isCarried = (html: string): boolean => comparable(writeHtml(readHtml(html))) === comparable(html)
