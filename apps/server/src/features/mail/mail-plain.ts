import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { formatPhone } from '@firkant/domain/format/format-phone.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { MailItem, MailMessage, MailPart, MailSum } from './mail-message.ts'

const WIDTH = 64

const underlined = (text: string, sign: string) => `${text}\n${sign.repeat(text.length)}`

/** Name and amount at the two ends of a line, or on two lines if there is no room. */
function ends(left: string, right: string): string {
  const room = WIDTH - left.length - right.length
  return room > 0 ? left + ' '.repeat(room) + right : `${left}\n${right.padStart(WIDTH)}`
}

function itemText({ name, details, quantity, amount }: MailItem): string {
  return [ends(`${quantity} ${name}`, amount), ...details.map((detail) => `  ${detail}`)].join('\n')
}

function sumText({ label, amount, isTotal }: MailSum): string {
  return (isTotal ? `${'-'.repeat(WIDTH)}\n` : '') + ends(label, amount)
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return underlined(part.text, '=')
    case 'section':
      return underlined(part.text, '-')
    case 'button':
    case 'link':
      return `${part.text}:\n${part.url}`
    case 'text':
    case 'note':
      return part.text
    case 'list':
      return part.items.map((item) => `* ${item}`).join('\n')
    case 'goods':
      return part.goods.map(itemText).join('\n')
    case 'sums':
      return part.sums.map(sumText).join('\n')
    case 'columns':
      return part.columns.map(({ heading, lines }) => `${heading}:\n${lines.join('\n')}`).join('\n\n')
  }
}

/** The plain text version of a mail. */
export function mailPlain(
  { organisation }: BrandDefinition,
  language: MarketLanguage,
  { parts, unsubscribe }: MailMessage,
): string {
  const sender = [
    [organisation.legalName, ...organisation.address, organisation.companyNumber].join(', '),
    `${organisation.email}, ${formatPhone(language, organisation.phone)}`,
    ...(unsubscribe ? [`${unsubscribe.text}: ${unsubscribe.url}`] : []),
  ]
  // Mail programs recognise this line as the start of a signature.
  return `${parts.map(partText).join('\n\n')}\n\n-- \n${sender.join('\n')}\n`
}
