import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CALL_ANSWERS } from '../../apps/server/test/authorisation/authorisation-call-answers.ts'
import { FORM_ROWS } from '../../apps/server/test/authorisation/authorisation-form-rows.ts'
import { LETTERS, VISITORS } from '../../apps/server/test/authorisation/authorisation-letters.ts'
import { PAGE_ROWS } from '../../apps/server/test/authorisation/authorisation-page-rows.ts'
import { ROUTE_ROWS } from '../../apps/server/test/authorisation/authorisation-route-rows.ts'

/** `npm run docs:authorisation`: who may ask for what, written from the rows that `npm test` asks with. */
export const AUTHORISATION_PAGE = resolve(import.meta.dirname, '../../docs/authorisation.md')

function section(title: string, rows: readonly (readonly [string, string])[]): readonly string[] {
  return [`## ${title}`, '', '```', ...rows.map(([name, answers]) => `${answers}  ${name}`), '```', '']
}

export function authorisationPage(): string {
  return [
    '# Who may ask for what',
    '',
    'Every call, form, page and route, asked over HTTP by nine kinds of visitor about the things of customer A; written by',
    '`npm run docs:authorisation` from the rows of `apps/server/test/authorisation/`, which `npm test` asks with: a route',
    'without a row fails. Nobody but A ever sees what is A’s, nor changes it: that is tested with every row.',
    '',
    'The nine letters, from the left:',
    '',
    ...Object.values(VISITORS).map((visitor, index) => `${index + 1}. ${visitor}`),
    '',
    ...Object.entries(LETTERS).map(([letter, meaning]) => `- \`${letter}\` ${meaning}`),
    '',
    ...section('Calls', Object.entries(CALL_ANSWERS)),
    ...section(
      'Forms',
      FORM_ROWS.flatMap(({ paths, answers }) => paths.map((path) => [`POST ${path}`, answers] as const)),
    ),
    ...section(
      'Pages',
      Object.entries(PAGE_ROWS).map(([kind, { answers }]) => [kind, answers] as const),
    ),
    ...section('Other routes', Object.entries(ROUTE_ROWS)),
  ].join('\n')
}

if (import.meta.main) writeFileSync(AUTHORISATION_PAGE, authorisationPage())
