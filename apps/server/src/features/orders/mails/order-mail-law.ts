import { formatPhone } from '@firkant/domain/format/format-phone.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { AppendixPart, MailAppendix, MailPart } from '../../mail/mail-message.ts'
import type { OrderMailFacts } from './order-mail-parts.ts'
import type { MailOwnReturn } from './order-mail-texts.ts'

const languageOf = ({ stored }: OrderMailFacts) => MARKETS[stored.order.market].language
const isPrivate = ({ stored }: OrderMailFacts) => stored.order.buyer.customerType === 'private'

/** What was made to the buyer's wishes, and whether anything else may still be withdrawn from. */
function exemptOf({ stored, texts }: OrderMailFacts) {
  const { lines } = stored.order
  const names = lines.flatMap(({ name, isMadeToOrder }) => (isMadeToOrder ? [name] : []))
  const hasRight = lines.some(({ kind, isMadeToOrder }) => kind === 'goods' && !isMadeToOrder)
  return { hasRight, exempt: names.length > 0 ? [texts.withdrawal.madeToOrder(names)] : [] }
}

function sellerLine(facts: OrderMailFacts): string {
  const { legalName, address, email, phone, companyNumber } = facts.brand.organisation
  return [legalName, ...address, companyNumber, email, formatPhone(languageOf(facts), phone)].join(', ')
}

/** What the law requires on a durable medium, in short: who sold it, the right of withdrawal and the way to it. */
export function lawParts(facts: OrderMailFacts, own: MailOwnReturn | undefined): readonly MailPart[] {
  const { texts, links, brand, terms, publicUrl } = facts
  const { exempt, hasRight } = exemptOf(facts)
  const right: readonly MailPart[] = [
    { kind: 'note', text: texts.withdrawal.right },
    ...(own ? [{ kind: 'note', text: texts.withdrawal.own(own) } as const] : []),
    { kind: 'link', text: texts.withdrawHere, url: links.withdraw },
  ]
  const withdrawal: readonly MailPart[] = [
    { kind: 'section', text: texts.withdrawal.heading },
    ...exempt.map((text) => ({ kind: 'note', text }) as const),
    ...(hasRight ? right : []),
  ]
  const online = terms && publicUrl + localizePath(brand, languageOf(facts), terms.path)
  return [
    ...(isPrivate(facts) ? withdrawal : []),
    { kind: 'section', text: texts.terms.heading },
    { kind: 'note', text: texts.terms.attached },
    ...(online === undefined ? [] : [{ kind: 'link', text: texts.terms.online, url: online } as const]),
    { kind: 'section', text: texts.seller },
    { kind: 'note', text: sellerLine(facts) },
  ]
}

/** The whole of it: seller, right of withdrawal with its form, and the terms. */
export function lawAppendix(facts: OrderMailFacts, own: MailOwnReturn | undefined): MailAppendix {
  const { texts, brand, terms, stored } = facts
  const { legalName, address, email } = brand.organisation
  const seller = { name: legalName, address: address.join(', '), email }
  const { heading, right, how, follows, form } = texts.withdrawal
  const text = (each: string): AppendixPart => ({ kind: 'text', text: each })
  const { exempt, hasRight } = exemptOf(facts)
  const rights: readonly AppendixPart[] = [
    text(right),
    text(how(seller)),
    text(follows(seller)),
    ...(own ? [text(texts.withdrawal.own(own))] : []),
    text(form(seller, stored.order.number)),
  ]
  const withdrawal = [{ kind: 'heading', text: heading } as const, ...exempt.map(text), ...(hasRight ? rights : [])]
  return {
    title: texts.terms.title,
    language: languageOf(facts),
    fileName: texts.terms.fileName,
    parts: [
      { kind: 'heading', text: texts.seller },
      text(sellerLine(facts)),
      ...(isPrivate(facts) ? withdrawal : []),
      ...(terms?.parts ?? []),
    ],
  }
}
