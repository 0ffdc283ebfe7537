import { createHash } from 'node:crypto'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { BANK_NAME, BANK_TEXTS } from './bank-texts.ts'

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#eef1f5;color:#16202c;font:16px/1.5 system-ui,sans-serif}
header{padding:14px 16px;background:#12304f;color:#fff}
header p{max-width:480px;margin:0 auto}header strong{font-size:18px;letter-spacing:.02em}
main{max-width:480px;margin:24px auto;padding:24px;background:#fff;border:1px solid #c9d1db}
h1{margin:0 0 16px;font-size:24px;line-height:1.25}h2{margin:0 0 8px;font-size:16px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 20px;padding:12px 0;border:solid #c9d1db;border-width:1px 0}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
dt,label,.hint{display:block}label{font-weight:600}.hint{margin:0;color:#4a5868;font-size:14px}
.field{margin:0 0 18px}.pair{display:flex;flex-wrap:wrap;gap:0 16px}.pair .field{flex:1 1 180px}
input,select{width:100%;min-height:44px;margin-top:4px;padding:8px 10px;border:1px solid #6b7888;border-radius:2px;background:#fff;color:inherit;font:inherit}
[aria-invalid=true]{border:2px solid #b3261e}.error{margin:4px 0 0;color:#b3261e}
.summary{margin:0 0 18px;padding:10px 12px;border-left:4px solid #b3261e;background:#fcefee}
.summary[role=status]{border-color:#12304f;background:#eef1f5}
button,.button{display:block;width:100%;min-height:48px;margin:0 0 12px;padding:10px 16px;border:1px solid #12304f;border-radius:2px;background:#12304f;color:#fff;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.second{background:#fff;color:#12304f}
:focus-visible{outline:3px solid #1a73c7;outline-offset:2px}
a{color:#12304f}.close{display:inline-block;padding:10px 0}
.note{margin-top:16px;padding-top:16px;border-top:1px solid #c9d1db}ul{margin:0 0 8px;padding-left:20px}li{margin-top:12px}
li form{display:flex;flex-wrap:wrap;gap:8px;margin-top:4px}li button{flex:1 1 150px;width:auto;min-height:44px;margin:0;padding:6px 10px;font-size:14px}
code{font:15px ui-monospace,monospace;white-space:nowrap}
@media (max-width:520px){main{margin:0;border:0;padding:20px 16px}}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Browsers also apply `form-action` to redirects after a form, so the shop's address must be listed. */
export function bankPolicy(returnUrl?: string): string {
  const forms = returnUrl === undefined ? "'none'" : `'self' ${new URL(returnUrl).origin}`
  return `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`
}

export interface BankPage {
  readonly language: MarketLanguage
  readonly title: string
  /** HTML. */
  readonly body: string
}

export function bankDocument({ language, title, body }: BankPage): string {
  const texts = BANK_TEXTS[language]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} – ${BANK_NAME}</title><style>${STYLE}</style></head><body><header><p><strong>${BANK_NAME}</strong><br>${texts.noMoney}</p></header><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
}
