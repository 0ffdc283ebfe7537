import { LIST_FORMS, LIST_PARAMS, type ListForm } from '@firkant/domain/lists/list-forms.ts'
import { LIST_ERRORS, MAX_LIST_ITEMS } from '@firkant/domain/lists/wishlist.ts'
import type { ListOutcome } from '@firkant/domain/page/models/list-models.ts'

const FORMS = Object.keys(LIST_FORMS) as readonly ListForm[]
const COUNT = /^\d{1,3}$/

/** The result of a plain form is in the address, so that a reload shows the same. */
export function listOutcomeIn(search: string): ListOutcome {
  const said = new URLSearchParams(search)
  const refused = LIST_ERRORS.find((code) => code === said.get(LIST_PARAMS.refused))
  const done = FORMS.find((form) => form === said.get(LIST_PARAMS.done))
  const deletedList = said.get(LIST_PARAMS.deleted)
  const added = said.get(LIST_PARAMS.added) ?? ''
  const present = said.get(LIST_PARAMS.present) ?? ''
  const skipped = said.getAll(LIST_PARAMS.skipped).slice(0, MAX_LIST_ITEMS)
  return {
    ...(refused && { refused }),
    ...(done && { done }),
    ...(deletedList !== null && { deletedList }),
    ...(COUNT.test(added) && { added: Number(added) }),
    ...(COUNT.test(present) && { present: Number(present) }),
    ...(skipped.length > 0 && { skipped }),
  }
}
