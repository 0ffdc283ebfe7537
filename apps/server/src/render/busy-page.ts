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
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem;color:#222;background:#fff}' +
  'h1{font-size:1.75rem;line-height:1.25}a{color:inherit}'

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
<body><main data-part="busy-page"><h1>${heading}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>`
}
