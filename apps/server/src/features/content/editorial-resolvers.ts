import { link, picture, type Resolvers } from './block-sources.ts'
import { sanitiseHtml } from './sanitise-html.ts'

type EditorialNames =
  | 'Editorial'
  | 'ExpandableEditorial'
  | 'Faq'
  | 'ContentList'
  | 'Countdown'
  | 'LinkCollection'
  | 'Brands'
  | 'BlackFridayNavigation'

/**
 * Blocks that are words and links. Stored HTML was sanitised when it came in; it is sanitised again in case the
 * rules have become stricter since.
 */
export const EDITORIAL_RESOLVERS: Pick<Resolvers, EditorialNames> = {
  Editorial: (content, sources) => ({ ...content, html: sanitiseHtml(content.html, sources.address) }),
  ExpandableEditorial: (content, sources) => ({ ...content, html: sanitiseHtml(content.html, sources.address) }),
  Faq: (content, sources) => ({
    ...content,
    items: content.items.map((item) => ({ ...item, answer: sanitiseHtml(item.answer, sources.address) })),
  }),
  ContentList: ({ items, ...content }, sources) => ({
    ...content,
    items: items.map(({ image, ...item }) => ({
      ...item,
      ...(item.link && { link: link(item.link, sources) }),
      image: picture(image, sources),
    })),
  }),
  Countdown: (content, sources) => ({
    ...content,
    ...(content.link && { link: link(content.link, sources) }),
    hasEnded: new Date(content.to) <= sources.now,
  }),
  LinkCollection: ({ links, ...content }, sources) => ({
    ...content,
    links: links.map(({ image, ...each }) => ({ ...link(each, sources), image: picture(image, sources) })),
  }),
  Brands: ({ productBrandKeys, ...content }, sources) => ({
    ...content,
    ...(content.link && { link: link(content.link, sources) }),
    brands: sources.makers(productBrandKeys),
  }),
  BlackFridayNavigation: ({ links, ...content }, sources) => ({
    ...content,
    links: links.map(({ image, ...each }) => ({ ...link(each, sources), image: picture(image, sources) })),
  }),
}
