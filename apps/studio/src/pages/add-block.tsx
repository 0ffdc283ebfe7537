import type { ReactNode } from 'react'
import { BLOCK_NAMES } from '@firkant/domain/content/blocks/block-form.ts'
import { type BlockListPlace, mayStandIn } from '@firkant/domain/content/blocks/block-tree.ts'
import { fieldLabel } from '../texts/fields/field-labels.ts'
import { useTexts } from '../texts/use-texts.tsx'

interface AddBlockProps {
  readonly label: string
  readonly place: BlockListPlace
  readonly add: (componentName: string) => void
}

export function AddBlock({ label, place, add }: AddBlockProps): ReactNode {
  const { language } = useTexts()
  const names = BLOCK_NAMES.filter((componentName) => mayStandIn({ componentName }, place))
    .map((name) => ({ name, label: fieldLabel(language, name) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
  return (
    <label className="inline-field">
      {label}
      <select value="" onChange={({ target }) => target.value !== '' && add(target.value)}>
        <option value="">–</option>
        {names.map((each) => (
          <option key={each.name} value={each.name}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  )
}
