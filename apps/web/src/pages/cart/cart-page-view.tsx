import type { ReactNode } from 'react'
import type { CartErrorCode, CartValidationError } from '@firkant/domain/cart/cart-errors.ts'
import { piecesOf } from '@firkant/domain/cart/cart-pieces.ts'
import { cartErrorAnchor } from '@firkant/domain/cart/cart-page.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { refusalText } from '../../features/cart/refusal-texts.ts'
import { useOptimisticCart } from '../../features/cart/use-cart.ts'
import { Guard } from '../../platform/guard.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { CartAccessories } from './cart-accessories.tsx'
import { CartCode } from './cart-code.tsx'
import { CartContent } from './cart-content.tsx'
import { CartFoot } from './cart-foot.tsx'
import style from './cart-page-view.module.css'
import { NotificationBlocks } from './cart-notification-view.tsx'
import { BrokenData } from '../../shell/panels/panel-states.tsx'
import { cartTexts } from './cart.texts.ts'

type FormError = Pick<CartValidationError, 'code' | 'detail'>

/** Errors that the page's plain forms may answer with. */
const FORM_CODES: readonly CartErrorCode[] = [
  'insufficient-inventory',
  'not-multiple-of-group',
  'invalid-quantity',
  'not-buyable',
  'unknown-line',
  'unknown-code',
  'code-expired',
  'code-not-applicable',
  'code-requires-login',
  'too-many-codes',
  'cart-locked',
  'too-many-samples',
]
const FORM_ERRORS: readonly FormError[] = [
  ...FORM_CODES.map((code): FormError => ({ code })),
  { code: 'code-not-applicable', detail: 'used-before' },
]

/** Without scripts the fragment names the result of a form post, and `:target` shows it. */
function FormOutcomes(): ReactNode {
  const shop = useShop()
  return (
    <noscript>
      {FORM_ERRORS.map((error) => (
        <p
          key={cartErrorAnchor(error)}
          id={cartErrorAnchor(error)}
          className={style.outcome}
          data-part="form-outcome"
          data-tone="negative"
        >
          {refusalText(shop, error.code, error.detail)}
        </p>
      ))}
    </noscript>
  )
}

type CartPageProps = { readonly page: PageWith<'CartPage'> }

function FilledPage({ page }: CartPageProps): ReactNode {
  const { text, plural } = useTexts(cartTexts)
  const { cart } = useOptimisticCart()
  const pieces = piecesOf(cart)
  return (
    <section className={style.page} data-part="cart-page" data-empty={pieces === 0 || undefined}>
      <header className={style.head} data-part="cart-page-head">
        <h1 className={style.title} data-part="cart-title">
          {text('heading')}
        </h1>
        {pieces > 0 && (
          <p className={style.count} data-part="cart-page-count">
            {plural('itemCount', pieces)}
          </p>
        )}
      </header>
      <FormOutcomes />
      <div className={style.columns} data-empty={pieces === 0 || undefined}>
        <div>
          <h2 className="sr-only">{text('lines')}</h2>
          <CartContent place="page" notification={<NotificationBlocks blocks={page.model.blocks} />} />
        </div>
        {cart && pieces > 0 && (
          <aside className={style.summary} data-part="cart-summary" aria-label={text('total')}>
            <div className={style.block}>
              <Guard>
                <CartFoot place="page" />
              </Guard>
            </div>
            <div className={style.block} data-of="code">
              <Guard>
                <CartCode cart={cart} />
              </Guard>
            </div>
          </aside>
        )}
      </div>
      {pieces > 0 && (
        <Guard>
          <CartAccessories place="page" />
        </Guard>
      )}
    </section>
  )
}

/** The panel's content as a page: for a new tab, and without scripts. */
export function CartPage({ page }: CartPageProps): ReactNode {
  return (
    <>
      <Breadcrumbs crumbs={page.model.breadcrumbs} ground="service" />
      <Guard fallback={<BrokenData type="cart" />}>
        <FilledPage page={page} />
      </Guard>
    </>
  )
}
