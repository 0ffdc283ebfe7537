import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { CART_FORM_PATHS } from '@firkant/domain/cart/cart-page.ts'
import type { Cart } from '@firkant/domain/cart/cart.ts'
import type { CodeStatus } from '@firkant/domain/cart/checkout/checkout.ts'
import { cartOf } from '../../features/cart/open-cart.ts'
import { codeOutcomeText } from '../../features/cart/refusal-texts.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { useSendToCart } from '../../features/cart/use-send-to-cart.ts'
import { confirmations } from '../../features/confirmations/confirmations.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './cart-code.module.css'
import { cartTexts } from './cart.texts.ts'

const MAX_CODE_LENGTH = 40

const STATUS_TEXTS = { waiting: 'codeWaiting', outdone: 'codeOutdone' } as const

function UsedCode({ code, status }: { code: string; status: CodeStatus }): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(cartTexts)
  const send = useSendToCart()
  const remove = async (event: FormEvent) => {
    event.preventDefault()
    const refusal = await send({ $type: 'RemoveDiscountCodeCommand', code })
    confirmations.show({ text: refusal ?? text('codeGone', { code }) })
  }
  return (
    <li className={style.used}>
      <form
        className={style.usedForm}
        method="post"
        action={CART_FORM_PATHS.removeCode}
        onSubmit={(event) => void remove(event)}
      >
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="code" value={code} />
        <span className={style.usedCode}>
          {code}
          {status !== 'applied' && <small className={style.usedNote}>{text(STATUS_TEXTS[status])}</small>}
        </span>
        <button
          type="submit"
          className={style.usedRemove}
          data-part="cart-code-remove"
          aria-label={text('codeRemove', { code })}
        >
          {text('remove')}
        </button>
      </form>
    </li>
  )
}

/** Adds a discount or gift card code; shows the error of the last one until the field changes. */
function useCode() {
  const shop = useShop()
  const { cartId } = useCart()
  const [problem, setProblem] = useState<string>()

  async function apply(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const code = String(new FormData(form).get('code') ?? '').trim()
    if (code === '') return
    const named = cartId === undefined ? {} : { cartId }
    const command = { $type: 'AddDiscountCodeCommand', code, ...named } as const
    const outcome = await cartOf(shop)
      .send(command)
      .catch(() => 'failed' as const)
    const message = codeOutcomeText(shop, code, outcome)
    setProblem(outcome === undefined ? undefined : message)
    if (outcome !== undefined) return
    form.reset()
    confirmations.show({ text: message })
  }

  return { problem, apply, forget: () => setProblem(undefined) }
}

/** Field for a code; the active ones are listed above it. */
export function CartCode({ cart }: { cart: Cart }): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(cartTexts)
  const { problem, apply, forget } = useCode()
  const id = useId()
  const codes = cart.viewData.cartDiscounts

  return (
    <section className={style.code} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={style.title} data-part="cart-code-title">
        {text('codeHeading')}
      </h2>
      {codes.length > 0 && (
        <ul className={style.useds}>
          {codes.map(({ code, status }) => (
            <UsedCode key={code} code={code} status={status} />
          ))}
        </ul>
      )}
      <form
        method="post"
        action={CART_FORM_PATHS.addCode}
        onSubmit={(event) => void apply(event)}
        className={style.form}
        data-wrong={problem !== undefined || undefined}
      >
        <input type="hidden" name="language" value={language} />
        <input
          id={id}
          name="code"
          className={style.field}
          data-part="cart-code-field"
          aria-label={text('codeLabel')}
          placeholder={text('codeLabel')}
          maxLength={MAX_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-problem`}
          onChange={forget}
        />
        <button type="submit" className={style.apply}>
          {text('codeApply')}
        </button>
      </form>
      <p id={`${id}-problem`} className={style.problem} data-part="cart-code-problem" aria-live="polite">
        {problem}
      </p>
    </section>
  )
}
