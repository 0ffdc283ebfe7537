import type { MailLook } from '@firkant/domain/brand/mail-look.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { energyHtml } from './mail-energy.ts'
import { cell, div, row, table } from './mail-markup.ts'
import type { MailColumn, MailImage, MailItem, MailPart, MailProduct, MailSum } from './mail-message.ts'
import { articleHtml, linksHtml, productsHtml } from './mail-story-html.ts'
import { styled } from './mail-styles.ts'

const padded = (padding: string) => `style="padding:${padding};"`
const LINE = 'border-top-width:1px;border-top-style:solid;'
const inkText = (look: MailLook, font = '400 16px/1.5') => `font:${font} ${look.textFont};`
const smallText = (look: MailLook) => `padding-top:2px;font:400 14px/1.5 ${look.textFont};`

const heading = (look: MailLook, sizePx: number) =>
  styled(look, ['ink'], `margin:0;font:${look.headingWeight} ${sizePx}px/1.2 ${look.headingFont};`)

function button(look: MailLook, text: string, url: string): string {
  const link = `display:inline-block;padding:15px 28px;font:600 16px/1.2 ${look.textFont};text-decoration:none;`
  const anchor = `<a href="${escapeHtml(url)}" ${styled(look, ['onAccent'], link)}>${escapeHtml(text)}</a>`
  const ground = styled(look, ['accent'], `border-radius:${look.buttonRadius}px;`)
  return table('', row(`bgcolor="${look.accent}" ${ground}`, anchor))
}

/** With images off, the name is read in its place, in the same size. */
function picture(look: MailLook, { url, alt, width, height }: MailImage): string {
  const style = `display:block;border:0;border-radius:${Math.min(look.radius, 8)}px;overflow:hidden;font:400 11px/1.3 ${look.textFont};`
  // Pictures of products stand on white, also in the dark.
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" bgcolor="#ffffff" style="${escapeHtml(`${style}background-color:#ffffff;color:#444444;`)}">`
}

function pictureCell(look: MailLook, image: MailImage | undefined, padding: string): string {
  return image
    ? cell(
        `width="${image.width}" valign="top" ${styled(look, [], `${padding}padding-right:16px;`)}`,
        picture(look, image),
      )
    : ''
}

const detailLines = (look: MailLook, details: readonly string[]) =>
  details.map((detail) => div(styled(look, ['muted'], smallText(look)), escapeHtml(detail))).join('')

function itemRow(look: MailLook, item: MailItem, isFirst: boolean): string {
  const { name, details, image, quantity, amount, energy } = item
  const padding = 'padding-top:16px;padding-bottom:16px;'
  const edge = isFirst ? padding : padding + LINE
  const withLine = image
    ? `class="m-line" style="${escapeHtml(`${edge}border-color:${look.line};padding-right:16px;`)}"`
    : ''
  const pictured = image ? cell(`width="${image.width}" valign="top" ${withLine}`, picture(look, image)) : ''
  const count = div(styled(look, ['muted'], smallText(look)), escapeHtml(quantity))
  const bold = inkText(look, '600 16px/1.4')
  const price = `padding-left:12px;white-space:nowrap;${bold}`
  // Name and price share a line; what tells more has the whole width below, also on a phone.
  const words = table(
    'width="100%"',
    `<tr>${cell(`valign="top" ${styled(look, ['ink'], bold)}`, escapeHtml(name))}${cell(`align="right" valign="top" ${styled(look, ['ink'], price)}`, escapeHtml(amount) + (energy ? `<br>${energyHtml(energy)}` : ''))}</tr><tr>${cell('colspan="2"', detailLines(look, details) + count)}</tr>`,
  )
  return `<tr>${pictured}${cell(`${image ? '' : 'colspan="2" '}valign="top" ${styled(look, ['line'], edge)}`, words)}</tr>`
}

function product(look: MailLook, { name, details, image, url, price, priceNote, energy }: MailProduct): string {
  const link = `text-decoration:none;${inkText(look, '600 17px/1.4')}`
  const words = [
    `<a href="${escapeHtml(url)}" ${styled(look, ['ink'], link)}>${escapeHtml(name)}</a>`,
    detailLines(look, details),
    price === undefined
      ? ''
      : div(
          styled(look, ['ink'], `padding-top:8px;${inkText(look, '700 20px/1.2')}`),
          escapeHtml(price) + energyHtml(energy),
        ),
    priceNote === undefined ? '' : detailLines(look, [priceNote]),
  ].join('')
  const large = image && { ...image, width: 120, height: 120 }
  const inner = `<tr>${pictureCell(look, large, '')}${cell('valign="middle"', words)}</tr>`
  const ground = styled(look, ['tint'], `padding:16px;border-radius:${look.radius}px;`)
  return table('width="100%"', row(`bgcolor="${look.tint}" ${ground}`, table('width="100%"', inner)))
}

function sumRow(look: MailLook, { label, amount, isTotal }: MailSum): string {
  const style = isTotal
    ? `${LINE}padding:12px 0;${inkText(look, '700 18px/1.3')}`
    : `padding:4px 0;${inkText(look, '400 15px/1.5')}`
  const roles = ['ink', 'line'] as const
  return `<tr>${cell(styled(look, roles, style), escapeHtml(label))}${cell(`align="right" valign="top" ${styled(look, roles, `${style}white-space:nowrap;`)}`, escapeHtml(amount))}</tr>`
}

function column(look: MailLook, { heading: title, lines }: MailColumn): string {
  const head = div(styled(look, ['muted'], `padding-bottom:4px;${smallText(look)}`), escapeHtml(title))
  return head + div(styled(look, ['ink'], inkText(look, '400 15px/1.5')), lines.map(escapeHtml).join('<br>'))
}

/** Inline blocks, so that they wrap where there is no room for two. */
function columns(look: MailLook, both: readonly MailColumn[]): string {
  const place = 'display:inline-block;width:100%;max-width:250px;padding:0 8px 12px 0;vertical-align:top;'
  return both.map((each) => div(`style="${place}"`, column(look, each))).join('')
}

const listOf = (tag: 'ul' | 'ol', items: readonly string[]) =>
  `<${tag} style="margin:0;padding:0 0 0 20px;">${items.map((item) => `<li style="padding-bottom:6px;">${escapeHtml(item)}</li>`).join('')}</${tag}>`

type Next = Extract<MailPart, { kind: 'next' }>

function next(look: MailLook, { label, text, heading: title, steps }: Next): string {
  const when = [
    div(styled(look, ['muted'], `padding-bottom:4px;${smallText(look)}`), escapeHtml(label)),
    div(styled(look, ['ink'], `font:${look.headingWeight} 22px/1.25 ${look.headingFont};`), escapeHtml(text)),
  ]
  const then =
    steps.length === 0
      ? []
      : [
          `<h2 ${styled(look, ['ink'], `margin:0;padding:18px 0 8px;${inkText(look, '600 15px/1.4')}`)}>${escapeHtml(title)}</h2>`,
          div(styled(look, ['ink'], inkText(look, '400 15px/1.5')), listOf('ol', steps)),
        ]
  const ground = styled(look, ['tint'], `padding:20px 22px 16px;border-radius:${look.radius}px;`)
  return table('width="100%"', row(`bgcolor="${look.tint}" ${ground}`, [...when, ...then].join('')))
}

export function partHtml(look: MailLook, part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return row(padded('0 0 16px'), `<h1 ${heading(look, look.headingSize)}>${escapeHtml(part.text)}</h1>`)
    case 'section':
      return row(padded('20px 0 10px'), `<h2 ${heading(look, 20)}>${escapeHtml(part.text)}</h2>`)
    case 'text':
      return row(styled(look, ['ink'], `padding:0 0 20px;${inkText(look, '400 16px/1.6')}`), escapeHtml(part.text))
    case 'button':
      return row(padded('4px 0 24px'), button(look, part.text, part.url))
    case 'link': {
      const link = styled(look, ['ink'], 'text-decoration:underline;')
      const anchor = `<a href="${escapeHtml(part.url)}" ${link}>${escapeHtml(part.text)}</a>`
      return row(styled(look, ['ink'], `padding:0 0 20px;${inkText(look, '600 16px/1.6')}`), anchor)
    }
    case 'links':
      return row(padded('0 0 20px'), linksHtml(look, part.links))
    case 'products':
      return row(padded('0 0 12px'), productsHtml(look, part.products))
    case 'article':
      return row(padded('8px 0 24px'), articleHtml(look, part))
    case 'note':
      return row(styled(look, ['muted'], `padding:0 0 8px;font:400 14px/1.6 ${look.textFont};`), escapeHtml(part.text))
    case 'list':
      return row(styled(look, ['ink'], `padding:0 0 16px;${inkText(look)}`), listOf('ul', part.items))
    case 'goods':
      return row(
        padded('0'),
        table('width="100%"', part.goods.map((each, at) => itemRow(look, each, at === 0)).join('')),
      )
    case 'product':
      return row(padded('0 0 20px'), product(look, part))
    case 'sums': {
      const sums = table('width="100%"', part.sums.map((each) => sumRow(look, each)).join(''))
      return row(styled(look, ['line'], `${LINE}padding:12px 0 20px;`), sums)
    }
    case 'columns':
      return row(padded('0 0 8px'), columns(look, part.columns))
    case 'next':
      return row(padded('0 0 24px'), next(look, part))
  }
}
