import type { MetaInfo } from '@firkant/domain/page/page.ts'

/** Elements of the page, not of the shop: replaced on every page load. */
const OWNED = '[data-page-meta]'

/** Makes title, meta elements, canonical link and og:url those of the page that is shown now. */
export function showMetaInfo(doc: Document, meta: MetaInfo): void {
  doc.title = meta.title
  for (const element of doc.head.querySelectorAll(OWNED)) element.remove()
  const elements = [
    ...meta.elements,
    { tag: 'link', attributes: { rel: 'canonical', href: meta.canonicalUrl } },
    { tag: 'meta', attributes: { property: 'og:url', content: meta.openGraphUrl } },
  ]
  for (const { tag, attributes } of elements) {
    const element = doc.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.setAttribute('data-page-meta', '')
    doc.head.append(element)
  }
}
