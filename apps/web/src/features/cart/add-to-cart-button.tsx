import { useState, type FormEvent, type ReactNode } from 'react'
import type { ChosenPart } from '@firkant/domain/cart/commands/cart-commands.ts'
import { ADD_FORM_OUTCOMES, ADD_FORM_PATH, CARD_FORM_ID, partField } from '@firkant/domain/cart/add-form.ts'
import { ActionMessage } from '@firkant/ui/action-message/action-message.tsx'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import type { AsyncState } from '@firkant/ui/async-button/async-action.ts'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { useShop } from '../../platform/shop-context.ts'
import style from './add-to-cart-button.module.css'
import { announcer } from '../../platform/announcer.ts'
import { confirmations } from '../confirmations/confirmations.ts'
import { useCartAddress } from './use-cart.ts'
import { useSendToCart } from './use-send-to-cart.ts'

/** Where a button stands that is in no named list. */
type AddedFrom = 'product' | 'card' | 'list' | 'compare'

interface WantedLine {
  readonly sku: string
  readonly categories: readonly string[]
  readonly quantity: number
  readonly packageKey?: string | undefined
  readonly parts?: readonly ChosenPart[] | undefined
}

interface AddToCart {
  readonly state: AsyncState
  /** Why adding was refused; until the next attempt. */
  readonly failure: string | undefined
  readonly add: (trackingType: string) => void
  readonly clearFailure: () => void
}

function useAddToCart({ sku, categories, quantity, packageKey, parts }: WantedLine, name: string): AddToCart {
  const { texts } = useShop()
  const send = useSendToCart()
  const href = useCartAddress()
  const { state, run } = useAsyncAction()
  const [failure, setFailure] = useState<string>()

  async function addLine(trackingType: string): Promise<boolean> {
    const refusal = await send({
      $type: 'AddLineItemCommand',
      sku,
      quantity,
      resolveCheckoutData: false,
      trackingType,
      categories: [...categories],
      ...(packageKey !== undefined && { packageKey }),
      ...(parts !== undefined && { parts: [...parts] }),
    })
    setFailure(refusal)
    if (refusal === undefined) {
      const action = { label: texts.text('cartPanel.show'), panel: 'cart', href } as const
      confirmations.show({ text: texts.text('cart.addedNamed', { name }), action, goods: [sku] })
    } else announcer.announce(refusal)
    return refusal === undefined
  }

  const add = (trackingType: string) => {
    setFailure(undefined)
    void run(() => addLine(trackingType))
  }
  return { state, failure, add, clearFailure: () => setFailure(undefined) }
}

interface AddToCartButtonProps {
  readonly from: AddedFrom
  readonly sku: string
  /** Names of the product's, for analytics. */
  readonly categories: readonly string[]
  readonly quantity?: number | undefined
  readonly packageKey?: string | undefined
  /** Chosen parts of a package; the default choices when absent. */
  readonly parts?: readonly ChosenPart[] | undefined
  readonly isBuyable: boolean
  /** On the button while it can't be pressed; by default the same as otherwise. */
  readonly offText?: string | undefined
  readonly variant: 'icon' | 'full'
  readonly name: string
  /**
   * Id of the form, so that fields elsewhere on the page belong to it (`form={formId}`, named `quantity` and
   * `partField(partKey)`): without scripts they are submitted with it.
   */
  readonly formId?: string | undefined
}

const trackingTypeOf = (element: Element, from: AddedFrom) =>
  element.closest<HTMLElement>('[data-item-list]')?.dataset.itemList ?? from

/** Pages have dozens of cards: a button that sends nothing but its SKU shares their form, and the sheet draws its sign. */
function CardButton(props: AddToCartButtonProps): ReactNode {
  const { from, sku, categories, quantity = 1, packageKey, isBuyable, name } = props
  const { texts } = useShop()
  const { state, failure, add, clearFailure } = useAddToCart({ sku, categories, quantity, packageKey }, name)
  return (
    <>
      <AsyncButton
        state={state}
        part="add-to-cart-icon"
        form={CARD_FORM_ID}
        name="sku"
        value={sku}
        disabled={!isBuyable}
        isKept
        onPress={(button) => add(trackingTypeOf(button, from))}
        onBlur={clearFailure}
        label={texts.text('cart.addNamed', { name })}
      >
        {undefined}
      </AsyncButton>
      <ActionMessage tone="negative" floating>
        {failure}
      </ActionMessage>
    </>
  )
}

/** A form, so that it works without scripts. */
function ButtonWithForm(props: AddToCartButtonProps): ReactNode {
  const { from, sku, categories, quantity = 1, packageKey, parts, isBuyable, offText, variant, name, formId } = props
  const { texts, language } = useShop()
  const { state, failure, add, clearFailure } = useAddToCart({ sku, categories, quantity, packageKey, parts }, name)
  const isIcon = variant === 'icon'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBuyable) add(trackingTypeOf(event.currentTarget, from))
  }
  return (
    <form
      id={formId}
      method="post"
      action={formId === undefined ? `${ADD_FORM_PATH}?language=${language}` : ADD_FORM_PATH}
      className={style.form}
      data-part="add-to-cart"
      data-variant={isIcon ? undefined : variant}
      onSubmit={submit}
    >
      {formId !== undefined && <input type="hidden" name="language" value={language} />}
      {formId !== undefined && <input type="hidden" name="sku" value={sku} />}
      {packageKey !== undefined && <input type="hidden" name="packageKey" value={packageKey} />}
      {formId === undefined && quantity !== 1 && <input type="hidden" name="quantity" value={quantity} />}
      {formId === undefined &&
        parts?.map((part) => (
          <input key={part.partKey} type="hidden" name={partField(part.partKey)} value={part.sku} />
        ))}
      <AsyncButton
        state={state}
        part={isIcon ? 'add-to-cart-icon' : 'button'}
        // Lists have many of these forms: the button is their field.
        name={formId === undefined ? 'sku' : undefined}
        value={formId === undefined ? sku : undefined}
        disabled={!isBuyable}
        isKept
        onBlur={isIcon ? clearFailure : undefined}
        label={isIcon ? texts.text('cart.addNamed', { name }) : undefined}
      >
        {!isIcon && (
          <span
            className={style.words}
            data-part="add-to-cart-words"
            data-state={state}
            data-off={!isBuyable || undefined}
          >
            {(!isBuyable && offText) || texts.text(state === 'fulfilled' ? 'cart.added' : 'cart.add')}
          </span>
        )}
      </AsyncButton>
      <ActionMessage tone="negative" floating={isIcon}>
        {failure}
      </ActionMessage>
      {formId !== undefined && <FormOutcomes />}
    </form>
  )
}

export function AddToCartButton(props: AddToCartButtonProps): ReactNode {
  const { variant, quantity = 1, packageKey, parts, formId } = props
  const isSkuAlone = quantity === 1 && packageKey === undefined && parts === undefined && formId === undefined
  return variant === 'icon' && isSkuAlone ? <CardButton {...props} /> : <ButtonWithForm {...props} />
}

/** Without scripts the fragment names the result, and `:target` shows it. */
function FormOutcomes(): ReactNode {
  const { texts } = useShop()
  return (
    <noscript>
      <p id={ADD_FORM_OUTCOMES.added} className={style.outcome} data-part="form-outcome">
        {texts.text('cart.added')}
      </p>
      <p id={ADD_FORM_OUTCOMES.notEnough} className={style.outcome} data-part="form-outcome" data-tone="negative">
        {texts.text('cart.notEnough')}
      </p>
      <p id={ADD_FORM_OUTCOMES.refused} className={style.outcome} data-part="form-outcome" data-tone="negative">
        {texts.text('error.genericRetry')}
      </p>
    </noscript>
  )
}
