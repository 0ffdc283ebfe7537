import type { Question } from './answers.ts'
import { readColour, readFace, readName, readNumber, readOneOf, readPixels, readValue } from './read-answers.ts'
import type { Role, RoleGroup } from './role-sheet.ts'
import { DEPTHS, suggestRole } from './role-suggestions.ts'

/** What a designer calls roles whose own names say little. */
const DESIGNERS_NAMES: Readonly<Record<string, string>> = {
  page: 'Page',
  ink: 'Ink',
  accent: 'Accent',
  'on-accent': 'Ink on the accent',
  surface: 'Surface',
  'light-beige': 'Soft ground',
  beige: 'Warm ground',
  brown: 'Dark ground',
  'on-brown': 'Ink on the dark ground',
  'accent-2': 'Second accent',
  reduced: 'Sale price',
  line: 'Hairline',
  'line-strong': 'Strong line',
  'line-control': 'Edge of fields',
  'heading-weight': 'Weight of headings',
  'heading-spacing': 'Tracking of headings',
  'heading-case': 'Case of headings',
  gutter: 'Side margin',
  section: 'Between sections',
  gap: 'Between cards',
  header: 'Header',
}

type Lead = Omit<Question, 'group' | 'isAsked'>

/** What several roles follow from, by the group that it opens. */
const LEADS: Readonly<Record<string, readonly Lead[]>> = {
  Text: [
    {
      key: 'head',
      name: 'Heading face',
      words: 'as its package in @fontsource-variable is named',
      suggest: () => 'fraunces',
      read: readFace,
    },
    { key: 'text', name: 'Text face', words: 'the same', suggest: () => 'figtree', read: readFace },
    {
      key: 'scale',
      name: 'Scale of headings',
      words: '1 is as in the sheet, 1.3 is loud, 0.8 is quiet',
      suggest: () => '1',
      read: readNumber({ min: 0.7, max: 1.6 }),
    },
  ],
  Corners: [
    {
      key: 'radius',
      name: 'Corners',
      words: 'pixels; small, large and control corners follow',
      suggest: () => '8',
      read: readNumber({ min: 0, max: 40 }),
    },
  ],
  Shadows: [{ key: 'depth', name: 'Depth', words: DEPTHS.join(', '), suggest: () => 'soft', read: readOneOf(DEPTHS) }],
}

function readerOf({ key, value, wider }: Role): Question['read'] {
  if (value.startsWith('#')) return readColour(key)
  if (key === 'heading-case') return readOneOf(['none', 'uppercase'])
  if (/^\d+px$/.test(value)) return readPixels(1 + wider.length)
  return readValue
}

/** `Case of headings: none or uppercase` → `none or uppercase` */
const withoutName = (words: string, name: string) =>
  words.toLowerCase().replace('the ', '').startsWith(name.toLowerCase())
    ? words.slice(words.toLowerCase().indexOf(name.toLowerCase()) + name.length).replace(/^: /, '')
    : words

function roleQuestion(role: Role, group: string): Question {
  const name = DESIGNERS_NAMES[role.key]
  const words = withoutName(role.words, name ?? role.words)
  return {
    key: role.key,
    group,
    name: name ?? role.words,
    words: role.wider.length > 0 ? `${words}; on a phone, a tablet, a desk` : words,
    isAsked: name !== undefined,
    suggest: (answers) => suggestRole(role, answers),
    read: readerOf(role),
  }
}

const ORDER = Object.keys(DESIGNERS_NAMES)
const placeOf = ({ key, isAsked }: Question) => (isAsked ? ORDER.indexOf(key) : ORDER.length)

export const NAME_QUESTION: Question = {
  key: 'name',
  group: 'Name',
  name: 'Name of the brand',
  words: 'small letters, figures and hyphens',
  isAsked: true,
  suggest: () => '',
  read: readName,
}

/** In the order in which they are answered: each is suggested from those before it. */
export function brandQuestions(groups: readonly RoleGroup[]): readonly Question[] {
  return [
    NAME_QUESTION,
    ...groups.flatMap(({ title, roles }) => [
      ...(LEADS[title] ?? []).map((lead) => ({ ...lead, group: title, isAsked: true })),
      ...roles.map((role) => roleQuestion(role, title)).toSorted((a, b) => placeOf(a) - placeOf(b)),
    ]),
  ]
}
