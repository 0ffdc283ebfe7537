import { describe, expect, it } from 'vitest'
import { BLOCK_NAMES, blockForm } from '@firkant/domain/content/blocks/block-form.ts'
import { type FormField, formFields } from '@firkant/domain/content/form-fields.ts'
import { pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import { scriptSettingsSchema } from '@firkant/domain/content/script-settings-schema.ts'
import { frameContentSchema } from '@firkant/domain/content/site-content-schema.ts'
import { LANGUAGES } from '@firkant/domain/market/market.ts'
import { fieldLabel, optionLabel } from '../fields/field-labels.ts'
import { fieldHelp } from './field-help.ts'

interface Placed {
  readonly place: string
  readonly field: FormField
}

/** Every field that a form asks for, where it stands; parts of lists have no name of their own. */
function placed(field: FormField, above: string): readonly Placed[] {
  const place = field.name === '' ? above : `${above}.${field.name}`
  const below = (fields: readonly FormField[]) => fields.flatMap((each) => placed(each, place))
  const own = field.name === '' ? [] : [{ place, field }]
  if (field.kind === 'group') return [...own, ...below(field.fields)]
  if (field.kind === 'shapes') return [...own, ...field.shapes.flatMap(({ fields }) => below(fields))]
  return field.kind === 'list' ? [...own, ...placed({ ...field.element, name: '' }, place)] : own
}

const FORMS: readonly (readonly [string, readonly FormField[]])[] = [
  ...BLOCK_NAMES.map((name) => [name, blockForm(name)] as const),
  ['page', formFields(pageContentSchema)],
  ['frame', formFields(frameContentSchema)],
  ['switches', formFields(scriptSettingsSchema)],
]
const FIELDS = FORMS.flatMap(([name, fields]) => fields.flatMap((field) => placed(field, name)))
const WITH_OWN_WORDS = [...FIELDS, ...['file', 'alt'].map((name) => ({ place: `Hero.${name}`, field: undefined }))]

describe('the form of every block, page and frame', () => {
  it('STU-03 says of every field what it is for, in four languages', () => {
    expect(FIELDS.length).toBeGreaterThan(300)
    for (const language of LANGUAGES) {
      const silent = WITH_OWN_WORDS.filter(({ place, field }) => {
        const holds = field?.kind === 'text' ? field.holds : undefined
        return (fieldHelp(language, place, holds) ?? '').trim() === ''
      })
      expect([language, silent.map(({ place }) => place)]).toEqual([language, []])
    }
  })

  it('STU-03 calls every field and everything that can be chosen by a name in words', () => {
    const names = new Set(FIELDS.map(({ field }) => field.name))
    const options = FIELDS.flatMap(({ field }) =>
      (field.kind === 'choice' ? field.options : []).map((option) => [field.name, option] as const),
    )
    const shapes = FIELDS.flatMap(({ field }) =>
      (field.kind === 'shapes' ? field.shapes : []).map(({ name }) => [field.name, name] as const),
    )
    const isRatio = (option: string) => /^[\d.:]+$/.test(option)
    for (const language of LANGUAGES) {
      const bare = [...names].filter((name) => fieldLabel(language, name) === name)
      const bareOptions = [...options, ...shapes].filter(
        ([field, option]) => !isRatio(option) && language !== 'en' && optionLabel(language, field, option) === option,
      )
      expect([language, bare, bareOptions.map(String)]).toEqual([language, [], []])
    }
  })

  it('STU-03 an answer of one language is not another’s', () => {
    const inEnglish = FIELDS.map(({ place }) => fieldHelp('en', place, undefined))
    for (const language of ['da', 'nb', 'sv'] as const)
      expect(FIELDS.filter(({ place }, at) => fieldHelp(language, place, undefined) === inEnglish[at])).toEqual([])
  })
})
