import { useRef, useState, type FormEvent } from 'react'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import type { CheckoutField, InvalidField } from '@firkant/domain/checkout/checkout-fields.ts'
import { readCheckoutForm, commandFieldErrors, type CheckoutForm } from '@firkant/domain/checkout/checkout-forms.ts'
import type { AsyncState } from '@firkant/ui/async-button/async-action.ts'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { announcer } from '../../platform/announcer.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import type { CartOutcome } from '../cart/cart-lists.ts'
import { cartOf } from '../cart/open-cart.ts'
import { checkoutTexts } from './checkout.texts.ts'
import { checkoutRefusal } from './fault-texts.ts'

export interface SectionForm {
  readonly state: AsyncState
  readonly invalid: readonly InvalidField[]
  /** Error that belongs to no field. */
  readonly failure: string | undefined
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
  /** The visitor changed the field: its error goes. */
  readonly clear: (field: CheckoutField) => void
}

interface SectionFormOptions {
  readonly form: CheckoutForm
  /** Errors of a plain form post, from the page's address. */
  readonly invalid?: readonly InvalidField[]
  readonly onDone: (form: HTMLFormElement) => void
}

export function usePlace() {
  const { market } = useShop()
  const countries = useDynamicData('countries').data?.markets ?? [market.key]
  return { market: market.key, countries }
}

function readerOf(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form)
  return (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
}

type Refused = NonNullable<CartOutcome> | 'failed'

function focusFirst(form: HTMLFormElement, [first]: readonly InvalidField[]): void {
  const control = first && form.elements.namedItem(first.field)
  if (control instanceof HTMLElement) control.focus()
}

/** A section of the checkout: validated by the server's rules, sent as commands, errors shown at the fields. */
export function useSectionForm({ form, invalid: first = [], onDone }: SectionFormOptions): SectionForm {
  const shop = useShop()
  const texts = useTexts(checkoutTexts)
  const place = usePlace()
  const { state, run } = useAsyncAction()
  const [invalid, setInvalid] = useState(first)
  const [failure, setFailure] = useState<string>()
  const isSaving = useRef(false)

  function refusalText(outcome: Refused): string {
    if (outcome === 'lost') return shop.texts.text('cart.lost')
    return outcome === 'failed' ? shop.texts.text('error.genericRetry') : checkoutRefusal(shop, texts, outcome)
  }

  function refuse(element: HTMLFormElement, outcome: Refused, command: CartCommand | undefined): void {
    const fields = typeof outcome === 'object' ? commandFieldErrors(outcome, command) : []
    setInvalid(fields)
    focusFirst(element, fields)
    if (fields.length === 0) setFailure(refusalText(outcome))
    announcer.announce(refusalText(outcome))
  }

  async function send(element: HTMLFormElement): Promise<boolean> {
    const read = readCheckoutForm(form, readerOf(element), place)
    setInvalid(read.wrong)
    focusFirst(element, read.wrong)
    if (read.wrong.length > 0) return false
    const outcomes = await Promise.all(
      read.commands.map((command) =>
        cartOf(shop)
          .send(command)
          .catch(() => 'failed' as const),
      ),
    )
    const at = outcomes.findIndex((outcome) => outcome !== undefined)
    const refused = outcomes[at]
    if (refused === undefined) onDone(element)
    else refuse(element, refused, read.commands[at])
    return refused === undefined
  }

  async function save(element: HTMLFormElement): Promise<boolean> {
    isSaving.current = true
    return send(element).finally(() => (isSaving.current = false))
  }

  return {
    state,
    invalid,
    failure,
    submit(event) {
      event.preventDefault()
      const element = event.currentTarget
      if (isSaving.current) return
      setFailure(undefined)
      // The button shows its last state a moment longer than the request took: a quick second press still counts.
      void (state === 'pending' ? save(element) : run(() => save(element)))
    },
    clear(field) {
      setInvalid((all) => all.filter((each) => each.field !== field))
      setFailure(undefined)
    },
  }
}
