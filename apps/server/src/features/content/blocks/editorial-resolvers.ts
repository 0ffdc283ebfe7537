import { link, picture, type Resolvers } from './block-sources.ts'

type EditorialNames =
  | 'Editorial'
  | 'ExpandableEditorial'
  | 'Faq'
  | 'ContentList'
  | 'Countdown'
  | 'LinkCollection'
  | 'Brands'
  | 'BlackFridayNavigation'
  | 'NewsletterSignup'
  | 'RegisterReturns'

/** Blocks of text and links. */
export const EDITORIAL_RESOLVERS: Pick<Resolvers, EditorialNames> = {
  Editorial: (content) => content,
  ExpandableEditorial: (content) => content,
  // The search's words are nothing that a page shows.
  Faq: ({ items, ...content }) => ({
    ...content,
    items: items.map(({ question, answer, anchor }) => ({ question, answer, ...(anchor && { anchor }) })),
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
  NewsletterSignup: ({ image, ...content }, sources) => ({ ...content, image: picture(image, sources) }),
  RegisterReturns: (content) => content,
  Brands: ({ productBrandKeys, ...content }, sources) => ({
    ...content,
    ...(content.link && { link: link(content.link, sources) }),
    brands: sources.productBrands(productBrandKeys),
  }),
  BlackFridayNavigation: ({ links, ...content }, sources) => ({
    ...content,
    links: links.map(({ image, ...each }) => ({ ...link(each, sources), image: picture(image, sources) })),
  }),
}
