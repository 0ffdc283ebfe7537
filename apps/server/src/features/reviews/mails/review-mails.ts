import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Refusal } from '@firkant/domain/reviews/moderation.ts'
import type { MailedProduct } from '../../catalog/mailed-products.ts'
import { mailImage } from '../../mail/mail-image.ts'
import type { MailMessage, MailPart } from '../../mail/mail-message.ts'
import { REVIEW_MAIL_TEXTS } from './review-mail-texts.ts'

interface MailFacts {
  readonly brand: BrandDefinition
  readonly language: MarketLanguage
  readonly publicUrl: string
}

export interface AskedGoods {
  readonly product: Pick<MailedProduct, 'name' | 'subtitle' | 'path' | 'image'>
  readonly url: string
}

const goodsOf = (publicUrl: string, { product, url }: AskedGoods): MailPart => ({
  kind: 'product',
  name: product.name,
  details: [product.subtitle],
  image: product.image && mailImage(publicUrl, product.image, product.name),
  url,
})

/** Each of the goods has its own link. */
export function askForReviewsMail(
  { brand, language, publicUrl }: MailFacts,
  { goods, cancelUrl }: { readonly goods: readonly AskedGoods[]; readonly cancelUrl: string },
): MailMessage {
  const { ask, cancel } = REVIEW_MAIL_TEXTS[language]
  const [first] = goods
  return {
    subject: ask.subject(first?.product.name ?? ''),
    preview: ask.preview,
    parts: [
      { kind: 'heading', text: ask.heading },
      { kind: 'text', text: ask.text('', brand.name) },
      ...goods.flatMap((each): readonly MailPart[] => [
        goodsOf(publicUrl, each),
        goods.length === 1
          ? { kind: 'button', text: ask.button, url: each.url }
          : { kind: 'link', text: ask.link(each.product.name), url: each.url },
      ]),
      { kind: 'note', text: ask.note(brand.name) },
    ],
    unsubscribe: { text: cancel, url: cancelUrl },
  }
}

export type ReviewNews =
  | { readonly kind: 'published' }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | { readonly kind: 'answered'; readonly answer: string }

/** What became of a review: not asked for as advertising, so there is nothing to end. */
export function reviewNewsMail(
  { brand, language }: MailFacts,
  { news, name, ownUrl }: { readonly news: ReviewNews; readonly name: string; readonly ownUrl: string },
): MailMessage {
  const texts = REVIEW_MAIL_TEXTS[language]
  const told = texts[news.kind]
  const more = (): readonly MailPart[] => {
    if (news.kind === 'refused')
      return [
        { kind: 'section', text: texts.refused.reason },
        { kind: 'text', text: texts.reasons[news.reason] },
      ]
    return news.kind === 'answered' ? [{ kind: 'text', text: news.answer }] : []
  }
  return {
    subject: told.subject(name),
    preview: told.preview,
    parts: [
      { kind: 'heading', text: told.heading },
      { kind: 'text', text: told.text(name, brand.name) },
      ...more(),
      { kind: 'button', text: told.button, url: ownUrl },
    ],
  }
}
