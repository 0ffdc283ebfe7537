import { CONTROL, type Audience, type ExperienceRule } from '@firkant/domain/experiences/experience-rule.ts'
import { MARKETS, type Market } from '@firkant/domain/market/market.ts'
import type { WantedVariants } from '../../pages/page-experiences.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { PREVIEW_PARAM } from './preview-link.ts'
import { PREVIEW_PANEL_TEXTS, type PreviewPanelTexts } from './preview-panel-texts.ts'

/** `experience=KEY:VARIANT`, repeatable, beside the token of a preview link. */
export const EXPERIENCE_PARAM = 'experience'
/** `off`: the page as visitors get it. */
export const PREVIEW_SWITCH_PARAM = 'ninetailed-preview'
const MAX_WANTED = 12

/** Undefined if the preview of variants is turned off. */
export function readWantedVariants(params: URLSearchParams): WantedVariants | undefined {
  if (params.get(PREVIEW_SWITCH_PARAM) === 'off') return undefined
  const wanted = params.getAll(EXPERIENCE_PARAM).slice(0, MAX_WANTED)
  return Object.fromEntries(wanted.map((text) => [text.split(':', 1)[0], text.slice(text.indexOf(':') + 1)]))
}

interface PreviewPanel {
  readonly rules: readonly ExperienceRule[]
  readonly wanted: WantedVariants
  readonly search: string
  readonly market: Market
  readonly nonce: string
}

const STYLE = `#preview-panel{position:fixed;inset-inline-end:0;inset-block-end:24px;z-index:10;max-inline-size:min(20rem,90vw);max-block-size:60vh;overflow:auto;background:#fff;color:#1a1a1a;border:1px solid #1a1a1a;border-inline-end:0;border-radius:8px 0 0 8px;font:14px/1.5 system-ui,sans-serif;box-shadow:0 2px 12px rgb(0 0 0/.2)}
#preview-panel summary{padding:12px 16px;font-weight:600;cursor:pointer}
#preview-panel section{padding:0 16px 12px}#preview-panel h2{margin:0;font:inherit;font-weight:600;overflow-wrap:anywhere}#preview-panel p{margin:0 0 4px}
#preview-panel ul{margin:0;padding:0;list-style:none}#preview-panel a{display:block;padding:10px 12px;border-radius:6px;color:inherit;text-decoration:underline;text-underline-offset:3px}
#preview-panel a[aria-current]{background:#1a1a1a;color:#fff}#preview-panel :focus-visible{outline:2px solid #0b57d0;outline-offset:-2px}`

/** Comes before the shop's own code: only a document can be a preview, so the browser itself opens its links. */
const SCRIPT = `window.navigation?.addEventListener("navigate",e=>{new URL(e.destination.url).searchParams.has("${PREVIEW_PARAM}")&&e.stopImmediatePropagation()})`

/** In words, for whoever writes the page. */
function describeAudience(
  audience: Audience | undefined,
  texts: PreviewPanelTexts,
  { currency, locale }: Market,
): string {
  const { markets, devices, visitor, customerGroups, viewedCategory, cartValueFrom, cartValueBelow } = audience ?? {}
  const money = (value: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(value)
  const parts = [
    markets && texts.markets(markets.join(', ')),
    devices && texts.devices(devices.join(', ')),
    visitor && texts[visitor],
    customerGroups?.map((group) => texts.groups[group]).join(', '),
    viewedCategory !== undefined && texts.viewed(viewedCategory),
    cartValueFrom !== undefined && texts.cartFrom(money(cartValueFrom)),
    cartValueBelow !== undefined && texts.cartBelow(money(cartValueBelow)),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' + ') : texts.everybody
}

function linkWith(search: string, changes: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(search)
  const kept = params.getAll(EXPERIENCE_PARAM).filter((text) => !Object.hasOwn(changes, text.split(':', 1)[0] ?? ''))
  params.delete(EXPERIENCE_PARAM)
  for (const text of kept) params.append(EXPERIENCE_PARAM, text)
  for (const [key, variant] of Object.entries(changes)) params.append(EXPERIENCE_PARAM, `${key}:${variant}`)
  return `?${params}`
}

function experienceSection(rule: ExperienceRule, { wanted, search, market }: PreviewPanel): string {
  const texts = PREVIEW_PANEL_TEXTS[market.language]
  const total = rule.variants.reduce((sum, { weight }) => sum + weight, rule.controlWeight)
  const isExperiment = rule.kind === 'experiment'
  const whoOf = (weight: number) => (isExperiment ? texts.share(Math.round((weight / total) * 100)) : '')
  const choices = [
    { key: CONTROL, name: texts.control, who: isExperiment ? whoOf(rule.controlWeight) : texts.others },
    ...rule.variants.map(({ key, weight }) => ({ key, name: key, who: whoOf(weight) })),
  ]
  const current = wanted[rule.key] ?? ''
  const links = choices.map(({ key, name, who }) => {
    const label = who === '' ? name : `${name} (${who})`
    const mark = key === current ? ' aria-current="true"' : ''
    return `<li><a href="${escapeHtml(linkWith(search, { [rule.key]: key }))}"${mark}>${escapeHtml(label)}</a></li>`
  })
  const who = describeAudience(rule.audience, texts, market)
  return `<section><h2>${escapeHtml(rule.key)}</h2><p>${texts[rule.kind]}: ${escapeHtml(who)}</p><ul>${links.join('')}</ul></section>`
}

/** Outside of what React draws, so that no shopper loads code for it. Empty if the page is the same for everybody. */
export function previewPanel(panel: PreviewPanel): string {
  const { rules, wanted, search, market, nonce } = panel
  if (rules.length === 0) return ''
  const { heading, off } = PREVIEW_PANEL_TEXTS[MARKETS[market.key].language]
  const params = new URLSearchParams(search)
  params.set(PREVIEW_SWITCH_PARAM, 'off')
  const isOpen = Object.keys(wanted).length > 0 ? ' open' : ''
  const sections = rules.map((rule) => experienceSection(rule, panel)).join('')
  return `<style nonce="${nonce}">${STYLE}</style><script nonce="${nonce}">${SCRIPT}</script><aside id="preview-panel" aria-label="${heading}"><details${isOpen}><summary>${heading} (${rules.length})</summary>${sections}<section><a href="${escapeHtml(`?${params}`)}">${off}</a></section></details></aside>`
}
