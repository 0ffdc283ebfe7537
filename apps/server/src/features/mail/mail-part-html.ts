import type { MailLook } from '@firkant/domain/brand/mail-look.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import type { MailColumn, MailItem, MailPart, MailSum } from './mail-message.ts'

/** Tables and attributes, which even old mail programs render correctly. */
export const table = (attributes: string, content: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${content}</table>`

const cell = (style: string, content: string, attributes = '') =>
  `<td ${attributes} style="${escapeHtml(style)}">${content}</td>`

export const row = (style: string, content: string) => `<tr>${cell(style, content)}</tr>`

const inkText = (look: MailLook, font = '400 16px/1.5') => `font:${font} ${look.textFont};color:${look.ink};`
const smallText = (look: MailLook) => `font:400 14px/1.5 ${look.textFont};color:${look.muted};`

function button(look: MailLook, text: string, url: string): string {
  const ground = `background:${look.accent};border-radius:${look.buttonRadius}px;`
  const link = `display:inline-block;padding:15px 28px;font:600 16px/1.2 ${look.textFont};color:${look.onAccent};text-decoration:none;`
  const anchor = `<a href="${escapeHtml(url)}" style="${escapeHtml(link)}">${escapeHtml(text)}</a>`
  return table('', `<tr><td bgcolor="${look.accent}" style="${escapeHtml(ground)}">${anchor}</td></tr>`)
}

function itemRow(look: MailLook, { name, details, quantity, amount }: MailItem): string {
  const line = `border-top:1px solid ${look.line};padding:14px 0;`
  const below = details.map(
    (detail) => `<div style="${escapeHtml(`padding-top:2px;${smallText(look)}`)}">${escapeHtml(detail)}</div>`,
  )
  const what = `<div style="${escapeHtml(inkText(look, '600 16px/1.4'))}">${escapeHtml(name)}</div>${below.join('')}`
  const count = `<div style="${escapeHtml(`padding-top:2px;${smallText(look)}`)}">${escapeHtml(quantity)}</div>`
  const price = `${line}padding-left:16px;white-space:nowrap;${inkText(look, '400 16px/1.4')}`
  return `<tr>${cell(line, what, 'valign="top"')}${cell(price, escapeHtml(amount) + count, 'align="right" valign="top"')}</tr>`
}

function sumRow(look: MailLook, { label, amount, isTotal }: MailSum): string {
  const style = isTotal
    ? `border-top:1px solid ${look.line};padding:12px 0;${inkText(look, '700 18px/1.3')}`
    : `padding:4px 0;${inkText(look, '400 15px/1.5')}`
  return `<tr>${cell(style, escapeHtml(label))}${cell(`${style}white-space:nowrap;`, escapeHtml(amount), 'align="right" valign="top"')}</tr>`
}

function column(look: MailLook, { heading, lines }: MailColumn): string {
  const head = `<div style="${escapeHtml(`padding-bottom:4px;${smallText(look)}`)}">${escapeHtml(heading)}</div>`
  return `${head}<div style="${escapeHtml(inkText(look, '400 15px/1.5'))}">${lines.map(escapeHtml).join('<br>')}</div>`
}

/** Inline blocks, so that they wrap where there is no room for two. */
function columns(look: MailLook, both: readonly MailColumn[]): string {
  const place = 'display:inline-block;width:100%;max-width:250px;padding:0 8px 12px 0;vertical-align:top;'
  return both.map((each) => `<div style="${place}">${column(look, each)}</div>`).join('')
}

function list(items: readonly string[]): string {
  const all = items.map((item) => `<li style="padding-bottom:6px;">${escapeHtml(item)}</li>`)
  return `<ul style="margin:0;padding:0 0 0 20px;">${all.join('')}</ul>`
}

export function partHtml(look: MailLook, part: MailPart): string {
  switch (part.kind) {
    case 'heading': {
      const style = `margin:0;font:600 28px/1.2 ${look.headingFont};color:${look.ink};`
      return row('padding:0 0 16px;', `<h1 style="${escapeHtml(style)}">${escapeHtml(part.text)}</h1>`)
    }
    case 'section': {
      const style = `margin:0;font:600 20px/1.3 ${look.headingFont};color:${look.ink};`
      return row('padding:16px 0 10px;', `<h2 style="${escapeHtml(style)}">${escapeHtml(part.text)}</h2>`)
    }
    case 'text':
      return row(`padding:0 0 20px;${inkText(look, '400 16px/1.6')}`, escapeHtml(part.text))
    case 'button':
      return row('padding:4px 0 24px;', button(look, part.text, part.url))
    case 'link': {
      const style = `color:${look.ink};text-decoration:underline;`
      const anchor = `<a href="${escapeHtml(part.url)}" style="${style}">${escapeHtml(part.text)}</a>`
      return row(`padding:0 0 20px;${inkText(look, '600 16px/1.6')}`, anchor)
    }
    case 'note':
      return row(`padding:0 0 8px;font:400 14px/1.6 ${look.textFont};color:${look.muted};`, escapeHtml(part.text))
    case 'list':
      return row(`padding:0 0 16px;${inkText(look)}`, list(part.items))
    case 'goods':
      return row('padding:0;', table('width="100%"', part.goods.map((each) => itemRow(look, each)).join('')))
    case 'sums': {
      const sums = table('width="100%"', part.sums.map((each) => sumRow(look, each)).join(''))
      return row(`border-top:1px solid ${look.line};padding:12px 0 20px;`, sums)
    }
    case 'columns':
      return row('padding:0 0 8px;', columns(look, part.columns))
  }
}
