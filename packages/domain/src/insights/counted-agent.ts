/** Programs that read pages for somebody else. A browser's name has none of these words. */
const PROGRAM = /bot\b|crawl|spider|slurp|facebookexternalhit|preview|monitor|lighthouse|curl|wget|python|okhttp|^$/i
const AGENT_READ = 300

interface AskedBy {
  readonly userAgent: string
  /** `sec-purpose`: a page that a browser loads before anybody wants it. */
  readonly purpose: string | undefined
}

/** Whether a page was opened by a person, as far as a request tells. */
export function isCountedView({ userAgent, purpose }: AskedBy): boolean {
  return purpose === undefined && !PROGRAM.test(userAgent.slice(0, AGENT_READ))
}
