/** Programs that read pages for somebody else. A browser's name has none of these words. */
const PROGRAM = /bot\b|crawl|spider|slurp|facebookexternalhit|preview|monitor|lighthouse|curl|wget|python|okhttp|^$/i
/** Browsers say who they are within this length. */
export const MAX_AGENT_LENGTH = 300

/** Whether a page was opened by a person, as far as a request tells. */
export function isCountedAgent(userAgent: string): boolean {
  return !PROGRAM.test(userAgent.slice(0, MAX_AGENT_LENGTH))
}
