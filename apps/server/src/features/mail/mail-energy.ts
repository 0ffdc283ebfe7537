import type { EnergyMark } from '@firkant/domain/law/energy/energy-mark.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'

/** With the address that a mail needs. */
export function mailEnergy(publicUrl: string, mark: EnergyMark | undefined): { readonly energy?: EnergyMark } {
  return mark ? { energy: { ...mark, url: publicUrl + mark.url } } : {}
}

/** What else the law wants beside a price: that of a unit, and the reference of a reduction. */
export function mailPriceNote(...notes: readonly (string | undefined)[]): { readonly priceNote?: string } {
  const written = notes.filter(Boolean).join(' · ')
  return written === '' ? {} : { priceNote: written }
}

const GROUND = 'display:inline-block;border:1px solid #000000;vertical-align:middle;text-decoration:none;'
const OUTLINE = '-1px 0 #000000,1px 0 #000000,0 -1px #000000,0 1px #000000'

/** In the size of the price before it. Mail programs show no drawing of ours, but all of them show text on a ground. */
export function energyHtml(mark: EnergyMark | undefined): string {
  if (!mark) return ''
  const { grade, colour, label, url } = mark
  const range = `<span style="${GROUND}background-color:#ffffff;color:#000000;font:700 9px/1.1 Calibri,Arial,sans-serif;padding:1px 3px;">A<br>G</span>`
  const own = `<span style="${GROUND}background-color:${colour};color:#ffffff;font-family:Calibri,Arial,sans-serif;font-weight:700;padding:0 14px 0 8px;border-radius:0 12px 12px 0;text-shadow:${OUTLINE};">${grade}</span>`
  return `&nbsp;<a href="${escapeHtml(url)}" title="${escapeHtml(label)}" aria-label="${escapeHtml(label)}" style="text-decoration:none;white-space:nowrap;">${range}${own}</a>`
}
