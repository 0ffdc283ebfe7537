import { scriptJson } from './script-json.ts'

/**
 * Until the shop's code runs, a link opens a document: the browser prepares it when the press begins. The code removes
 * the rule when it takes over the links. Panels, other tabs, files and addresses with a query are left out.
 */
const RULES = scriptJson({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*\\?*', '/api/*', '/images/*', '/documents/*', '/assets/*'] } },
          { not: { selector_matches: '[data-opens],[target],[download]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
})

export function speculationRules(nonce: string): string {
  return `<script type="speculationrules" nonce="${nonce}">${RULES}</script>`
}
