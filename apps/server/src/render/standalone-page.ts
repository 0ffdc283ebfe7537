import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { MailLook } from '@firkant/domain/brand/mail-look.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { escapeHtml } from '../platform/http/escape-html.ts'
import { PLACE_MARK, STANDALONE_TEXTS, type StandaloneKind } from './standalone-texts.ts'

const BRANDS_FOLDER = join(import.meta.dirname, '../../../../packages/brands/src')

const styleOf = (look: MailLook) =>
  `:root{color-scheme:light dark}body{font:1.0625rem/1.6 ${look.textFont};display:grid;place-items:center;min-height:100vh;margin:0;padding:1.5rem;box-sizing:border-box;color:${look.ink};background:${look.page}}` +
  'main{max-width:32rem;text-align:center}' +
  '.logo{margin:0 0 3rem}.logo svg{height:3.25rem;max-width:100%}' +
  `h1{margin:0 0 1rem;font:${look.headingWeight} clamp(1.875rem,6vw,2.75rem)/1.15 ${look.headingFont};text-wrap:balance}` +
  'p{margin:0 0 2rem;text-wrap:pretty}' +
  `a{display:inline-block;padding:.875rem 2rem;border-radius:${look.buttonRadius}px;color:${look.onAccent};background:${look.accent};font-weight:600;text-decoration:none}` +
  `a:hover{text-decoration:underline}a:focus-visible{outline:2px solid ${look.ink};outline-offset:3px}` +
  '@media (forced-colors:active){a{border:1px solid}}'

export interface StandalonePageOptions {
  readonly kind: StandaloneKind
  readonly language: MarketLanguage
  /** Seconds after which it asks again by itself. */
  readonly retryAfterS?: number | undefined
  readonly nonce: string
  /** In the queue of a full shop. */
  readonly place?: string | undefined
  /** The address at which it goes on by itself. */
  readonly leadsTo?: string | undefined
}

export type StandalonePages = (options: StandalonePageOptions) => string

/** Without the database, the web app and any further request: what it needs may be what fails. */
export function createStandalonePages(brand: BrandDefinition): StandalonePages {
  const logo = readFileSync(join(BRANDS_FOLDER, brand.key, 'logo.svg'), 'utf8')
  const style = styleOf(brand.mailLook)
  return ({ kind, language, retryAfterS, nonce, place = '', leadsTo }) => {
    const { text, again, ...common } = STANDALONE_TEXTS[language][kind]
    const heading = brand.standaloneHeadings?.[kind]?.[language] ?? common.heading
    const way = escapeHtml(leadsTo ?? (kind === 'failed' ? localizePath(brand, language, '/') : ''))
    const afterS = leadsTo === undefined ? retryAfterS : `0;url=${way}`
    const refresh = afterS === undefined ? '' : `<meta http-equiv="refresh" content="${afterS}">`
    return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(`${heading} – ${brand.name}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
${refresh}<style nonce="${nonce}">${style}</style></head>
<body><main data-part="${kind}-page"><p class="logo">${logo}</p><h1>${escapeHtml(heading)}</h1><p>${text.replace(PLACE_MARK, place)}</p><p><a href="${way}">${again}</a></p></main></body></html>`
  }
}
