import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { formFieldNames } from '@firkant/domain/forms/form-field-names.ts'
import { FORMS } from '@firkant/domain/forms/forms.ts'
import {
  FORM_SENDERS,
  FORM_TARGETS,
  formPaths,
  type Form,
  type FormTable,
  type FormTarget,
} from '@firkant/domain/http/form.ts'
import { FIXED_PATHS, type FixedPage } from '@firkant/domain/market/fixed-paths.ts'

/** `npm run docs:forms`: every plain form, its fields, who may send it and where it leads, written from the table. */
export const FORMS_PAGE = resolve(import.meta.dirname, '../../docs/forms.md')

/** A brand that sells in all three languages. */
const BRAND = BRANDS.hjemly

/** `name.…` stands for every name that begins so. */
const nameOf = (name: string) => (name.endsWith('.') ? `${name}…` : name)

const fieldsOf = (form: Form) =>
  formFieldNames(form)
    .map((name) => `\`${nameOf(name)}\``)
    .join(', ')

const isFixed = (target: FormTarget): target is FixedPage => Object.hasOwn(FIXED_PATHS, target)
const targetOf = (target: FormTarget) => (isFixed(target) ? `\`${FIXED_PATHS[target].da}\`` : target)

function formSection(name: string, form: Form): readonly string[] {
  const { summary, who, permission, perMinute, leadsTo, isOneClick } = form
  const rows = [
    [
      'path',
      formPaths(form, BRAND)
        .map(({ path }) => `\`${path}\``)
        .join(', '),
    ],
    ['fields', fieldsOf(form)],
    ['who', permission === undefined ? who : `${who} with the permission ${permission}`],
    ['from', isOneClick ? 'the shop, or a mail program' : ''],
    ['a minute', perMinute === undefined ? '' : String(perMinute)],
    ['leads to', leadsTo.map(targetOf).join(', ')],
  ].filter(([, cell]) => cell !== '')
  return [
    `### ${name}`,
    `${summary}.`,
    '',
    '| | |',
    '| --- | --- |',
    ...rows.map(([part, cell]) => `| ${part} | ${cell} |`),
    '',
  ]
}

const listed = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([name, meaning]) => `- \`${name}\`: ${meaning}`)

export function formsPage(table: FormTable = FORMS): string {
  const byTag = Map.groupBy(Object.entries(table), ([, { tag }]) => tag)
  return [
    '# Forms',
    '',
    'Every form that is posted without scripts and answered with a redirect (303), written by `npm run docs:forms` from',
    '`packages/domain/src/forms/forms.ts` ([why one table](decisions/0077-one-table-of-forms.md)). Paths are those of',
    'hjemly. Each takes the field `language`, too, unless its path says the language. A body has at most 8 KiB; a form must',
    'come from the shop (`Sec-Fetch-Site` or `Origin`); without a limit of its own it may be sent 600 times a minute. What',
    'each of nine kinds of visitor gets: [authorisation.md](authorisation.md).',
    '',
    'Who may send it:',
    '',
    ...listed(FORM_SENDERS),
    '',
    'Where it leads besides a page with a fixed path, which is named in Danish:',
    '',
    ...listed(FORM_TARGETS),
    '',
    ...[...byTag].flatMap(([tag, forms]) => [
      `## ${tag}`,
      '',
      ...forms.flatMap(([name, form]) => formSection(name, form)),
    ]),
  ].join('\n')
}

if (import.meta.main) writeFileSync(FORMS_PAGE, formsPage())
