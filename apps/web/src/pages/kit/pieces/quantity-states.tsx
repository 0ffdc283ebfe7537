import { useState, type ReactNode } from 'react'
import {
  isWholeGroups,
  largestQuantity,
  quantityOptions,
  readLineQuantity,
  readQuantity,
} from '@firkant/domain/cart/quantity-options.ts'
import { QuantityInput } from '@firkant/ui/quantity-input/quantity-input.tsx'
import { QuantitySelector } from '@firkant/ui/quantity-selector/quantity-selector.tsx'
import { KitState } from '../kit-state.tsx'

interface SampleProps {
  readonly label: string
  readonly group: number
  readonly start?: number
  readonly problem?: string
  readonly disabled?: boolean
}

function SampleInput({ label, group, start = group, problem, disabled }: SampleProps): ReactNode {
  const [quantity, setQuantity] = useState(start)
  const [commits, setCommits] = useState(0)
  return (
    <>
      <QuantityInput
        label={label}
        fewerLabel={`Fewer: ${label}`}
        moreLabel={`More: ${label}`}
        quantity={quantity}
        min={group}
        max={largestQuantity(group)}
        step={group}
        problem={problem}
        disabled={disabled}
        read={(written) => readLineQuantity(written, group)}
        onCommit={(next) => {
          setQuantity(next)
          setCommits(commits + 1)
        }}
      />
      {!disabled && (
        <output data-part="kit-note">
          Counts {quantity}, changed {commits} times
        </output>
      )}
    </>
  )
}

function SampleSelector({ group }: { group: number }): ReactNode {
  const [quantity, setQuantity] = useState(group)
  return (
    <QuantitySelector
      label={`Quantity in groups of ${group}`}
      fewerLabel={`Fewer in groups of ${group}`}
      moreLabel={`More in groups of ${group}`}
      step={group}
      max={largestQuantity(group)}
      options={quantityOptions(group)}
      quantity={quantity}
      problem={isWholeGroups(quantity, group) ? undefined : `Sold in sets of ${group} only`}
      onChange={setQuantity}
      read={readQuantity}
    />
  )
}

export function QuantityStates(): ReactNode {
  return (
    <>
      <KitState name="Input">
        <SampleInput label="Chairs" group={1} />
      </KitState>
      <KitState name="Input, in sets of 4">
        <SampleInput label="Glasses in sets" group={4} start={8} />
      </KitState>
      <KitState name="Input, at its end">
        <SampleInput label="Napkins" group={1} start={999} />
      </KitState>
      <KitState name="Input, with a problem">
        <SampleInput label="Lamps" group={1} start={12} problem="Only 7 are left" />
      </KitState>
      <KitState name="Input, disabled">
        <SampleInput label="Gift" group={1} disabled />
      </KitState>
      <KitState name="Selector: its last choice becomes a field">
        <SampleSelector group={1} />
      </KitState>
      <KitState name="Selector, in sets of 2">
        <SampleSelector group={2} />
      </KitState>
    </>
  )
}
