import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { formatPhone } from '@firkant/domain/format/format-phone.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import type { MailMessage } from './mail-message.ts'
import { partHtml, row, table } from './mail-part-html.ts'

export const LOGO_CID = 'logo'

const WIDTH_PX = 600

function footer(
  { mailLook: look, organisation }: BrandDefinition,
  language: MarketLanguage,
  { unsubscribe }: MailMessage,
): string {
  const who = [organisation.legalName, ...organisation.address, organisation.companyNumber].map(escapeHtml).join(' · ')
  const reach = [organisation.email, formatPhone(language, organisation.phone)].map(escapeHtml).join(' · ')
  const leave = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:${look.muted};text-decoration:underline;">${escapeHtml(unsubscribe.text)}</a>`
    : ''
  return row(`padding:24px 8px 0;font:400 13px/1.7 ${look.textFont};color:${look.muted};`, `${who}<br>${reach}${leave}`)
}

/** The brand's layout around the mail's parts. */
export function mailHtml(brand: BrandDefinition, language: MarketLanguage, message: MailMessage): string {
  const { mailLook: look, name } = brand
  const sheet = `padding:36px 36px 28px;background:${look.surface};border:1px solid ${look.line};border-radius:${look.radius}px;`
  const parts = message.parts.map((part) => partHtml(look, part)).join('')
  const logo = `<img src="cid:${LOGO_CID}" alt="${escapeHtml(name)}" width="${look.logo.width}" height="${look.logo.height}" style="display:block;border:0;">`
  const inner = table(
    `width="100%" style="max-width:${WIDTH_PX}px;"`,
    row('padding:0 8px 20px;', logo) + row(sheet, table('width="100%"', parts)) + footer(brand, language, message),
  )
  const preview = `<div style="display:none;max-height:0;overflow:hidden;opacity:0;">${escapeHtml(message.preview)}</div>`
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="${brand.roomMood}"><meta name="supported-color-schemes" content="${brand.roomMood}">`,
    `<title>${escapeHtml(message.subject)}</title></head>`,
    `<body bgcolor="${look.page}" style="margin:0;padding:0;background:${look.page};">${preview}`,
    table(
      `width="100%" bgcolor="${look.page}"`,
      `<tr><td align="center" style="padding:32px 16px;" bgcolor="${look.page}">${inner}</td></tr>`,
    ),
    '</body></html>',
  ].join('')
}
