import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import type { EnergyMark } from '@firkant/domain/law/energy/energy-mark.ts'
import type { ListAlertKind } from '@firkant/domain/lists/list-alerts.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { mailEnergy, mailPriceNote } from '../../mail/mail-energy.ts'
import { mailImage } from '../../mail/mail-image.ts'
import type { MailMessage, MailPart } from '../../mail/mail-message.ts'
import { LIST_ALERT_TEXTS } from './list-alert-texts.ts'

interface MailFacts {
  readonly brand: BrandDefinition
  readonly language: MarketLanguage
  readonly cancelUrl: string
}

export function listAlertConfirmMail(facts: MailFacts & { readonly confirmUrl: string }): MailMessage {
  const { brand, language, confirmUrl, cancelUrl } = facts
  const { confirm, cancel } = LIST_ALERT_TEXTS[language]
  return {
    subject: confirm.subject,
    preview: confirm.preview,
    parts: [
      { kind: 'heading', text: confirm.heading },
      { kind: 'text', text: confirm.text(brand.name) },
      { kind: 'button', text: confirm.button, url: confirmUrl },
      { kind: 'note', text: confirm.note },
    ],
    unsubscribe: { text: cancel, url: cancelUrl },
  }
}

/** One thing that happened, with prices as they are written. */
export interface ListNews {
  readonly kind: ListAlertKind
  readonly name: string
  readonly subtitle: string
  /** With the language's prefix. */
  readonly path: string
  readonly image: ImageRef | undefined
  readonly price: string
  /** Of a price drop: how much less than the price that was known. */
  readonly less?: string | undefined
  /** The reference price, if the present one is reduced. */
  readonly reference?: string | undefined
  readonly energy?: EnergyMark | undefined
  readonly unitPrice?: string | undefined
}

export interface ListWithNews {
  readonly name: string
  /** Absolute. */
  readonly url: string
  readonly news: readonly ListNews[]
}

/** A mail stays short; the list has the rest. */
const MAX_SHOWN = 8

interface NewsMailFacts extends MailFacts {
  readonly publicUrl: string
  readonly lists: readonly ListWithNews[]
}

function productPart({ publicUrl, language }: NewsMailFacts, news: ListNews): MailPart {
  const { less, inStock, reference } = LIST_ALERT_TEXTS[language].news
  const happened = news.less === undefined ? inStock : less(news.less)
  return {
    kind: 'product',
    name: news.name,
    details: [news.subtitle, happened],
    image: news.image && mailImage(publicUrl, news.image, news.name),
    url: publicUrl + news.path,
    price: news.price,
    ...mailEnergy(publicUrl, news.energy),
    ...mailPriceNote(news.unitPrice, news.reference && reference(news.reference)),
  }
}

function listParts(facts: NewsMailFacts, list: ListWithNews): readonly MailPart[] {
  const { news: texts } = LIST_ALERT_TEXTS[facts.language]
  const rest = list.news.length - MAX_SHOWN
  return [
    ...(facts.lists.length > 1 ? [{ kind: 'section', text: list.name } as const] : []),
    ...list.news.slice(0, MAX_SHOWN).map((news) => productPart(facts, news)),
    ...(rest > 0 ? [{ kind: 'text', text: texts.more(rest) } as const] : []),
    { kind: 'button', text: texts.button, url: list.url },
  ]
}

/** Everything that happened on an owner's lists, in one mail. */
export function listNewsMail(facts: NewsMailFacts): MailMessage {
  const { language, lists, cancelUrl } = facts
  const { news: texts, cancel } = LIST_ALERT_TEXTS[language]
  const all = lists.flatMap(({ news }) => news)
  const [first] = all
  const [onlyList] = lists
  const ofOne = first && (first.kind === 'priceDrop' ? texts.cheaper(first.name) : texts.back(first.name))
  return {
    subject: all.length === 1 && ofOne ? ofOne : texts.several(all.length),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'text', text: lists.length === 1 && onlyList ? texts.text(onlyList.name) : texts.textOfSeveral },
      ...lists.flatMap((list) => listParts(facts, list)),
      { kind: 'note', text: texts.note },
    ],
    unsubscribe: { text: cancel, url: cancelUrl },
  }
}
