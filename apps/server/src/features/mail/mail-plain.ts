import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { formatPhone } from '@firkant/domain/format/format-phone.ts'
import type { EnergyMark } from '@firkant/domain/law/energy/energy-mark.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type {
  AppendixPart,
  MailAppendix,
  MailItem,
  MailMessage,
  MailPart,
  MailProduct,
  MailSum,
} from './mail-message.ts'

const WIDTH = 64

const underlined = (text: string, sign: string) => `${text}\n${sign.repeat(text.length)}`

/** Name and amount at the two ends of a line, or on two lines if there is no room. */
function ends(left: string, right: string): string {
  const room = WIDTH - left.length - right.length
  return room > 0 ? left + ' '.repeat(room) + right : `${left}\n${right.padStart(WIDTH)}`
}

const energyText = ({ label, url }: EnergyMark) => `${label}: ${url}`

function itemText({ name, details, quantity, amount, energy }: MailItem): string {
  const below = [...details, ...(energy ? [energyText(energy)] : [])]
  return [ends(`${quantity} ${name}`, amount), ...below.map((detail) => `  ${detail}`)].join('\n')
}

function sumText({ label, amount, isTotal }: MailSum): string {
  return (isTotal ? `${'-'.repeat(WIDTH)}\n` : '') + ends(label, amount)
}

function productText({ name, details, url, price, priceNote, energy }: MailProduct): string {
  const lines = [...details, price ?? '', energy ? energyText(energy) : '', priceNote ?? '']
    .filter(Boolean)
    .map((line) => `  ${line}`)
  return [name, ...lines, url].join('\n')
}

const numbered = (steps: readonly string[]) => steps.map((step, at) => `${at + 1}. ${step}`).join('\n')

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
    case 'links':
      return part.links.map(({ text, url }) => `${text}:\n${url}`).join('\n\n')
    case 'products':
      return part.products.map(productText).join('\n\n')
    case 'article':
      return `${underlined(part.heading, '-')}\n${part.text}\n\n${part.link.text}:\n${part.link.url}`
    case 'list':
      return part.items.map((item) => `* ${item}`).join('\n')
    case 'product':
      return productText(part)
    case 'next':
      return `${part.label}: ${part.text}${part.steps.length > 0 ? `\n\n${part.heading}\n${numbered(part.steps)}` : ''}`
    case 'goods':
      return part.goods.map(itemText).join('\n')
    case 'sums':
      return part.sums.map(sumText).join('\n')
    case 'columns':
      return part.columns.map(({ heading, lines }) => `${heading}:\n${lines.join('\n')}`).join('\n\n')
  }
}

function appendixPart({ kind, text }: AppendixPart): string {
  if (kind === 'heading') return underlined(text, '-')
  return kind === 'point' ? `* ${text}` : text
}

const appendixText = ({ title, parts }: MailAppendix) => [underlined(title, '='), ...parts.map(appendixPart)]

/** The plain text version of a mail. What it brings as a document is in it too. */
export function mailPlain(
  { organisation }: BrandDefinition,
  language: MarketLanguage,
  { parts, appendix, preferences, unsubscribe }: MailMessage,
): string {
  const sender = [
    [organisation.legalName, ...organisation.address, organisation.companyNumber].join(', '),
    `${organisation.email}, ${formatPhone(language, organisation.phone)}`,
    ...[preferences, unsubscribe].flatMap((link) => (link ? [`${link.text}: ${link.url}`] : [])),
  ]
  // Mail programs recognise this line as the start of a signature.
  const texts = [...parts.map(partText), ...(appendix ? appendixText(appendix) : [])]
  return `${texts.join('\n\n')}\n\n-- \n${sender.join('\n')}\n`
}
