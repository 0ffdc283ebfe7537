import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { MailLook } from '@firkant/domain/brand/mail-look.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import type { MailMessage, MailPart } from './mail-message.ts'

export const LOGO_CID = 'logo'

const WIDTH_PX = 600

/** Tables and attributes: what the oldest mail programs still draw right. */
const table = (attributes: string, content: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${content}</table>`

const row = (style: string, content: string) => `<tr><td style="${escapeHtml(style)}">${content}</td></tr>`

function button(look: MailLook, text: string, url: string): string {
  const cell = `background:${look.accent};border-radius:${look.buttonRadius}px;`
  const link = `display:inline-block;padding:15px 28px;font:600 16px/1.2 ${look.textFont};color:${look.onAccent};text-decoration:none;`
  const anchor = `<a href="${escapeHtml(url)}" style="${escapeHtml(link)}">${escapeHtml(text)}</a>`
  return table('', `<tr><td bgcolor="${look.accent}" style="${escapeHtml(cell)}">${anchor}</td></tr>`)
}

function partHtml(look: MailLook, part: MailPart): string {
  const text = escapeHtml(part.text)
  switch (part.kind) {
    case 'heading':
      return row(
        'padding:0 0 16px;',
        `<h1 style="${escapeHtml(`margin:0;font:600 28px/1.2 ${look.headingFont};color:${look.ink};`)}">${text}</h1>`,
      )
    case 'text':
      return row(`padding:0 0 20px;font:400 16px/1.6 ${look.textFont};color:${look.ink};`, text)
    case 'button':
      return row('padding:4px 0 24px;', button(look, part.text, part.url))
    case 'note':
      return row(`padding:0 0 8px;font:400 14px/1.6 ${look.textFont};color:${look.muted};`, text)
  }
}

function footer({ mailLook: look, organisation }: BrandDefinition, { unsubscribe }: MailMessage): string {
  const who = [organisation.legalName, ...organisation.address, organisation.companyNumber].map(escapeHtml).join(' · ')
  const reach = [organisation.email, organisation.phone].map(escapeHtml).join(' · ')
  const leave = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:${look.muted};text-decoration:underline;">${escapeHtml(unsubscribe.text)}</a>`
    : ''
  return row(`padding:24px 8px 0;font:400 13px/1.7 ${look.textFont};color:${look.muted};`, `${who}<br>${reach}${leave}`)
}

/** The brand's one layout around the mail's parts. */
export function mailHtml(brand: BrandDefinition, language: MarketLanguage, message: MailMessage): string {
  const { mailLook: look, name } = brand
  const sheet = `padding:36px 36px 28px;background:${look.surface};border:1px solid ${look.line};border-radius:${look.radius}px;`
  const parts = message.parts.map((part) => partHtml(look, part)).join('')
  const logo = `<img src="cid:${LOGO_CID}" alt="${escapeHtml(name)}" width="${look.logo.width}" height="${look.logo.height}" style="display:block;border:0;">`
  const inner = table(
    `width="100%" style="max-width:${WIDTH_PX}px;"`,
    row('padding:0 8px 20px;', logo) + row(sheet, table('width="100%"', parts)) + footer(brand, message),
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
