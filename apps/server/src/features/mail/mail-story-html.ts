import type { MailLook } from '@firkant/domain/brand/mail-look.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { energyHtml } from './mail-energy.ts'
import { div, table } from './mail-markup.ts'
import type { MailArticle, MailImage, MailLink, MailProduct } from './mail-message.ts'
import { styled } from './mail-styles.ts'

function anchor(look: MailLook, { text, url }: MailLink, style: string): string {
  return `<a href="${escapeHtml(url)}" ${styled(look, ['ink'], `${style} ${look.textFont};`)}>${escapeHtml(text)}</a>`
}

/** In one line where there is room, each with its own ground to be pressed on. */
export function linksHtml(look: MailLook, links: readonly MailLink[]): string {
  const place = 'display:inline-block;padding:8px 24px 8px 0;'
  return links.map((link) => div(`style="${place}"`, anchor(look, link, 'font:600 15px/1.5'))).join('')
}

const WHOLE_WIDTH = 'display:block;width:100%;height:auto;border:0;'

function image(look: MailLook, { url, alt, width, height }: MailImage, ground: string): string {
  const style = `${WHOLE_WIDTH}border-radius:${Math.min(look.radius, 8)}px;background-color:${ground};color:#444444;font:400 12px/1.4 ${look.textFont};`
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="${escapeHtml(style)}">`
}

function productCard(
  look: MailLook,
  { name, details, image: pictured, url, price, priceNote, energy }: MailProduct,
): string {
  const small = (text: string) =>
    div(styled(look, ['muted'], `padding-top:2px;font:400 13px/1.4 ${look.textFont};`), escapeHtml(text))
  const words = [
    anchor(look, { text: name, url }, 'text-decoration:none;font:600 15px/1.35'),
    ...details.map(small),
    price === undefined
      ? ''
      : div(
          styled(look, ['ink'], `padding-top:6px;font:700 18px/1.2 ${look.textFont};`),
          escapeHtml(price) + energyHtml(energy),
        ),
    priceNote === undefined ? '' : small(priceNote),
  ]
  // Products are pictured on white.
  const shown = pictured ? `<a href="${escapeHtml(url)}">${image(look, pictured, '#ffffff')}</a>` : ''
  return shown + div('class="m-words" style="padding-top:10px;"', words.join(''))
}

/** Thirds that stand below each other on a phone, with the picture at the left: see the sheet's `m-third`. */
export function productsHtml(look: MailLook, products: readonly MailProduct[]): string {
  // The outer two end where everything else does.
  const place = (at: number) =>
    `display:inline-block;width:33.3%;padding:0 ${10 - 5 * (at % 3)}px 16px ${5 * (at % 3)}px;vertical-align:top;box-sizing:border-box;`
  return products.map((each, at) => div(`class="m-third" style="${place(at)}"`, productCard(look, each))).join('')
}

export function articleHtml(look: MailLook, { heading, text, image: pictured, link }: MailArticle): string {
  const title = styled(look, ['ink'], `margin:0;font:${look.headingWeight} 24px/1.2 ${look.headingFont};`)
  const words = [
    `<h2 ${title}>${escapeHtml(heading)}</h2>`,
    div(styled(look, ['ink'], `padding:8px 0 12px;font:400 16px/1.6 ${look.textFont};`), escapeHtml(text)),
    anchor(look, link, 'font:600 16px/1.5'),
  ].join('')
  const ground = styled(look, ['tint'], `border-radius:${look.radius}px;`)
  const shown = pictured ? `<a href="${escapeHtml(link.url)}">${image(look, pictured, look.tint)}</a>` : ''
  const inner = `<tr><td bgcolor="${look.tint}" ${ground}>${shown}${div('style="padding:20px 22px 22px;"', words)}</td></tr>`
  return table('width="100%"', inner)
}
