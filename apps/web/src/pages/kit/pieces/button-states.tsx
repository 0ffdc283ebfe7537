import type { ReactNode } from 'react'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import type { AsyncState } from '@firkant/ui/async-button/async-action.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { KitState } from '../kit-state.tsx'

export function ButtonStates(): ReactNode {
  return (
    <>
      <KitState name="Button">
        <button type="button" data-part="button">
          Add to cart
        </button>
      </KitState>
      <KitState name="Button with an icon">
        <button type="button" data-part="button">
          <Icon name="bag" />
          <span>Go to the cart</span>
        </button>
      </KitState>
      <KitState name="Button, disabled">
        <button type="button" data-part="button" disabled>
          Sold out
        </button>
      </KitState>
      <KitState name="Link that looks like a button">
        <a href="#buttons" data-part="button">
          See the whole series
        </a>
      </KitState>
      <KitState name="Text link">
        <a href="#buttons" data-part="text-link">
          Read about delivery
        </a>
      </KitState>
      <KitState name="Button with long words">
        <button type="button" data-part="button">
          Tell me when this armchair in moss green bouclé is in stock again
        </button>
      </KitState>
    </>
  )
}

const ANNOUNCED = {
  pending: 'Saving',
  fulfilled: 'Saved',
  rejected: 'It could not be saved. Try again!',
} as const

const WORDS: Readonly<Record<AsyncState, string>> = {
  idle: 'Save',
  pending: 'Save',
  fulfilled: 'Saved',
  rejected: 'Try again',
}

function LiveButton({ succeeds }: { succeeds: boolean }): ReactNode {
  const { state, run } = useAsyncAction()
  return (
    <AsyncButton
      part="button"
      type="button"
      state={state}
      status={ANNOUNCED}
      onPress={() => void run(() => Promise.resolve(succeeds))}
    >
      <span>{WORDS[state]}</span>
    </AsyncButton>
  )
}

export function AsyncButtonStates(): ReactNode {
  return (
    <>
      <KitState name="Press it: succeeds">
        <LiveButton succeeds />
      </KitState>
      <KitState name="Press it: fails">
        <LiveButton succeeds={false} />
      </KitState>
      {(['idle', 'pending', 'fulfilled', 'rejected'] as const).map((state) => (
        <KitState key={state} name={state}>
          <AsyncButton part="button" type="button" state={state}>
            <span>{WORDS[state]}</span>
          </AsyncButton>
        </KitState>
      ))}
      <KitState name="disabled">
        <AsyncButton part="button" type="button" state="idle" disabled>
          <span>Save</span>
        </AsyncButton>
      </KitState>
    </>
  )
}
