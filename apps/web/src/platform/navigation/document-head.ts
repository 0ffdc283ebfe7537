import type { Page } from '@firkant/domain/page/page.ts'

/** Elements of the page, not of the shop: replaced on every page load. */
const OWNED = '[data-page-meta]'

/** Makes title, meta elements, canonical link, og:url and structured data those of the page that is shown now. */
export function showDocumentHead(doc: Document, { metaInfo: meta, structuredData }: Page): void {
  doc.title = meta.title
  for (const element of doc.querySelectorAll(OWNED)) element.remove()
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
  for (const data of structuredData) {
    const script = doc.createElement('script')
    script.type = 'application/ld+json'
    script.textContent = JSON.stringify(data)
    script.setAttribute('data-page-meta', '')
    doc.head.append(script)
  }
}
