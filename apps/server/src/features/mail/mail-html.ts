import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { formatPhone } from '@firkant/domain/format/format-phone.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { row, table } from './mail-markup.ts'
import type { MailImage, MailMessage } from './mail-message.ts'
import { partHtml } from './mail-part-html.ts'
import { darkStyles, fontFaces, styled } from './mail-styles.ts'

export interface MailFrame {
  readonly brand: BrandDefinition
  readonly language: MarketLanguage
  readonly publicUrl: string
}

export const LOGO_CID = 'logo'

const WIDTH_PX = 600

function footer(
  { mailLook: look, organisation }: BrandDefinition,
  language: MarketLanguage,
  { preferences, unsubscribe }: MailMessage,
): string {
  const who = [organisation.legalName, ...organisation.address, organisation.companyNumber].map(escapeHtml).join(' · ')
  const reach = [organisation.email, formatPhone(language, organisation.phone)].map(escapeHtml).join(' · ')
  const links = [preferences, unsubscribe]
    .flatMap((link) => (link ? [link] : []))
    .map(
      ({ text, url }) =>
        `<a href="${escapeHtml(url)}" ${styled(look, ['muted'], 'text-decoration:underline;')}>${escapeHtml(text)}</a>`,
    )
  const choose = links.length > 0 ? `<br>${links.join(' · ')}` : ''
  const style = `padding:24px 8px 0;font:400 13px/1.7 ${look.textFont};`
  return row(`align="${look.logo.align}" ${styled(look, ['muted'], style)}`, `${who}<br>${reach}${choose}`)
}

/** A band in the brand's colour, which stays the same in the dark, so that one logo serves both. */
function head({ mailLook: look, name }: BrandDefinition): string {
  const { width, height, align } = look.logo
  const corners = `border-radius:${look.radius}px ${look.radius}px 0 0;`
  const place = align === 'center' ? 'margin:0 auto;' : ''
  const type = `color:#ffffff;font:700 22px/1.2 ${look.headingFont};`
  const logo = `<img src="cid:${LOGO_CID}" alt="${escapeHtml(name)}" width="${width}" height="${height}" style="${escapeHtml(`display:block;border:0;${place}${type}`)}">`
  return row(
    `class="m-pad" align="${align}" bgcolor="${look.head}" style="padding:22px 36px;background-color:${look.head};${corners}"`,
    logo,
  )
}

function picture({ mailLook: look }: BrandDefinition, { url, alt, width, height }: MailImage): string {
  const style = `display:block;width:100%;height:auto;border:0;color:#444444;font:400 14px/1.5 ${look.textFont};`
  const image = `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="${escapeHtml(style)}">`
  return row(`bgcolor="${look.head}" style="background-color:${look.head};font-size:0;line-height:0;"`, image)
}

/** The brand's layout around the mail's parts. */
export function mailHtml({ brand, language, publicUrl }: MailFrame, message: MailMessage): string {
  const { mailLook: look } = brand
  const edge = 'border-width:1px;border-style:solid;'
  const sheet = `padding:36px 36px 28px;${edge}border-radius:0 0 ${look.radius}px ${look.radius}px;`
  const parts = message.parts.map((part) => partHtml(look, part)).join('')
  const ground = styled(look, ['surface', 'line'], sheet).replace('class="', 'class="m-pad ')
  const inner = table(
    `width="100%" style="max-width:${WIDTH_PX}px;"`,
    head(brand) +
      (message.picture ? picture(brand, message.picture) : '') +
      row(`bgcolor="${look.surface}" ${ground}`, table('width="100%"', parts)) +
      footer(brand, language, message),
  )
  const preview = `<div style="display:none;max-height:0;overflow:hidden;opacity:0;">${escapeHtml(message.preview)}</div>`
  const scheme = brand.roomMood === 'dark' ? 'dark' : 'light dark'
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="${scheme}"><meta name="supported-color-schemes" content="${scheme}">`,
    `<title>${escapeHtml(message.subject)}</title>${fontFaces(look, publicUrl)}${darkStyles(look)}</head>`,
    `<body bgcolor="${look.page}" ${styled(look, ['page'], 'margin:0;padding:0;')}>${preview}`,
    table(
      `width="100%" bgcolor="${look.page}" ${styled(look, ['page'], '')}`,
      `<tr><td align="center" style="padding:32px 16px;">${inner}</td></tr>`,
    ),
    '</body></html>',
  ].join('')
}
