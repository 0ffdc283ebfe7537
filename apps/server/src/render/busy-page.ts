import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { escapeHtml } from '../platform/http/escape-html.ts'

interface BusyTexts {
  readonly heading: string
  readonly text: string
  readonly again: string
}

const TEXTS: Readonly<Record<MarketLanguage, BusyTexts>> = {
  da: {
    heading: 'Butikken har travlt lige nu',
    text: 'Vi kan ikke vise siden i øjeblikket. Den prøver igen af sig selv om få sekunder, og din kurv er gemt.',
    again: 'Prøv igen',
  },
  nb: {
    heading: 'Butikken har det travelt akkurat nå',
    text: 'Vi kan ikke vise siden for øyeblikket. Den prøver igjen av seg selv om noen sekunder, og handlekurven din er lagret.',
    again: 'Prøv igjen',
  },
  sv: {
    heading: 'Butiken har mycket att göra just nu',
    text: 'Vi kan inte visa sidan för tillfället. Den försöker igen av sig själv om några sekunder, och din varukorg är sparad.',
    again: 'Försök igen',
  },
}

const STYLE =
  'body{font:1.0625rem/1.6 system-ui,sans-serif;display:grid;place-items:center;min-height:100vh;margin:0;padding:1.5rem;box-sizing:border-box;color:#26221d;background:#f4f1ec}' +
  'main{max-width:30rem;text-align:center}' +
  '.name{margin:0 0 2.5rem;font-size:1.375rem;font-weight:600;letter-spacing:.01em}' +
  'h1{margin:0 0 1rem;font-size:clamp(1.625rem,5vw,2.125rem);font-weight:500;line-height:1.2;text-wrap:balance}' +
  'p{margin:0 0 2rem;text-wrap:pretty}' +
  'a{display:inline-block;padding:.75rem 2rem;border:1px solid;border-radius:2px;color:inherit;text-decoration:none}' +
  'a:hover,a:focus-visible{color:#f4f1ec;background:#26221d}a:focus-visible{outline:2px solid #26221d;outline-offset:3px}'

export interface BusyPageOptions {
  readonly name: string
  readonly language: MarketLanguage
  readonly retryAfterS: number
  readonly nonce: string
}

/** Without the database, the web app and any file: what it needs may be what is busy. */
export function busyPage({ name, language, retryAfterS, nonce }: BusyPageOptions): string {
  const { heading, text, again } = TEXTS[language]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(`${heading} – ${name}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${retryAfterS}"><style nonce="${nonce}">${STYLE}</style></head>
<body><main data-part="busy-page"><p class="name">${escapeHtml(name)}</p><h1>${heading}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>`
}
