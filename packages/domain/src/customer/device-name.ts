/** Name → how its user agent is recognised. The order matters: Edge also calls itself Chrome, and Chrome Safari. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
]

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

const MAX_READ_LENGTH = 500

function find(names: typeof BROWSERS, userAgent: string): string[] {
  const found = names.find(([, pattern]) => pattern.test(userAgent))
  return found ? [found[0]] : []
}

/** `Chrome, Windows`: enough to recognise one's own device, too little to tell people apart. Empty if unknown. */
export function deviceName(userAgent: string | undefined): string {
  const read = (userAgent ?? '').slice(0, MAX_READ_LENGTH)
  return [...find(BROWSERS, read), ...find(SYSTEMS, read)].join(', ')
}
