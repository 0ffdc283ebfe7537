import { type FormField, formFields } from '@firkant/domain/content/form-fields.ts'
import { isListingPage, pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import { PAGES_WITHOUT_ADDRESS } from '@firkant/domain/content/pages-of-one-key.ts'

const ALWAYS = ['title', 'description', 'heading', 'image']
const ALL = formFields(pageContentSchema)
const HOME = '/'

/** Blocks between the rows of a listing are left to the files. */
const withoutRows = (field: FormField): FormField =>
  field.kind === 'group' ? { ...field, fields: field.fields.filter(({ name }) => name !== 'rowBlocks') } : field

/** What a page of this kind has beside its blocks. */
export function pageFields({ componentName, path }: Readonly<Record<string, unknown>>): readonly FormField[] {
  const kind = String(componentName)
  const hasAddress = path !== HOME && PAGES_WITHOUT_ADDRESS.every((each) => each !== kind)
  const own = [
    ...ALWAYS,
    ...(hasAddress ? ['path'] : []),
    ...(isListingPage(kind) ? ['listing'] : []),
    ...(kind === 'InspirationArticlePage' ? ['article'] : []),
  ]
  return ALL.filter(({ name }) => own.includes(name)).map(withoutRows)
}
