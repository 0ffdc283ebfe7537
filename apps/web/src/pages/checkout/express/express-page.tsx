import { useEffect, useState, type ReactNode } from 'react'
import type { CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import { EXPRESS_FORM_PATHS } from '@firkant/domain/checkout/express/express-paths.ts'
import { SHEET_NAMES } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import type { ExpressPageModel } from '@firkant/domain/page/models/page-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { checkoutTexts } from '../../../features/checkout/checkout.texts.ts'
import { ExpressWords } from '../../../features/checkout/express/express-button.tsx'
import { expressTexts } from '../../../features/checkout/express/express.texts.ts'
import { placingRefusal } from '../../../features/checkout/fault-texts.ts'
import { DeliveryPlaceForm } from '../../../features/delivery/delivery-place-form.tsx'
import { GuaranteeNotice } from '../../../features/law/guarantee-notice.tsx'
import { useDynamicData } from '../../../platform/dynamic-data/use-dynamic-data.ts'
import { FieldGuard } from '../../../platform/guard.tsx'
import { lazyCode, type View } from '../../../platform/lazy-code/loadable.ts'
import { openDocument } from '../../../platform/navigation/open-document.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useFrame } from '../../../platform/use-frame.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { PartFailure } from '../../../shell/part-failure.tsx'
import checkoutStyle from '../checkout-page.module.css'
import { useDeliveryChoices } from '../sections/delivery-choices.ts'
import { MethodChoices } from '../sections/method-choices.tsx'
import { OrderFields } from '../sections/order-fields.tsx'
import { NewTab, TermsLine } from '../sections/order-terms.tsx'
import { OrderLines } from '../summary/order-summary.tsx'
import { OrderSums } from '../summary/order-sums.tsx'
import style from './express-page.module.css'
import { expressPageTexts } from './express-page.texts.ts'
import type { SheetButtonsProps } from './sheets/sheet-buttons.tsx'
import '#brand/art-checkout.css'

interface ExpressProps {
  readonly page: ExpressPageModel
  readonly model: CheckoutModel
}

/** Why nothing was bought, and where it goes on. */
function Refusal({ page: { refused, refusedIn } }: Pick<ExpressProps, 'page'>): ReactNode {
  const shop = useShop()
  const { text } = useTexts(expressPageTexts)
  const ofMarket = useTexts(expressTexts).text('wallet')
  const wallet = refusedIn ? SHEET_NAMES[refusedIn] : ofMarket
  const texts = useTexts(checkoutTexts)
  if (refused === undefined) return null
  switch (refused) {
    case 'payment-declined':
    case 'payment-cancelled':
    case 'payment-sold-out':
    case 'payment-address':
    case 'payment-card':
    case 'payment-token':
      return text(refused, { wallet })
    case 'checkout-incomplete':
      return text('incomplete')
    default:
      return placingRefusal(shop, texts, refused)
  }
}

/** Straight on to the app, once: whoever comes back from there finds the choice. */
function useWallet({ isNext, pageUrl }: ExpressPageModel, url: string | undefined): void {
  useEffect(() => {
    if (!isNext || url === undefined) return
    window.history.replaceState(window.history.state, '', pageUrl)
    openDocument(url)
  }, [isNext, pageUrl, url])
}

function Paying({ page, model: { paying } }: ExpressProps): ReactNode {
  const { of } = page
  useWallet(page, paying?.continueUrl)
  const { language } = useShop()
  const { text } = useTexts(expressPageTexts)
  const wallet = useTexts(expressTexts).text('wallet')
  return (
    <section className={style.part}>
      <p>
        {text(paying?.continueUrl === undefined ? 'waiting' : 'paying', { order: paying?.orderNumber ?? '', wallet })}
      </p>
      {paying?.continueUrl !== undefined && (
        <a href={paying.continueUrl} data-part="button">
          {text('continue', { wallet })}
        </a>
      )}
      <form method="post" action={EXPRESS_FORM_PATHS.reopen}>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="of" value={of} />
        <button type="submit" className={style.quiet} data-part="text-link">
          {text('stop')}
        </button>
      </form>
    </section>
  )
}

const sheetsCode = lazyCode(() =>
  import(/* code: rare */ './sheets/sheet-buttons.tsx').then((module) => module.SheetButtons),
)

/** Wallets of the browser: nothing without scripts, and their place is kept until the browser has said what it has. */
function Sheets({ page, model }: ExpressProps): ReactNode {
  const { reportError } = useShop()
  const [Buttons, setButtons] = useState<View<SheetButtonsProps>>()
  const { sheets } = page
  useEffect(() => {
    if (sheets)
      sheetsCode.load().then(
        (view) => setButtons(() => view),
        (error: unknown) => reportError(error, 'warn'),
      )
  }, [sheets, reportError])
  if (!sheets) return null
  return (
    <div className={style.sheets}>
      {Buttons && <Buttons page={page} model={model} offers={sheets} isDisabled={!isWhole(model)} />}
    </div>
  )
}

/** The delivery that the sum is of; the others wait behind one line, so that the button stays in reach. */
function Deliveries({ model }: Pick<ExpressProps, 'model'>): ReactNode {
  const { text } = useTexts(expressPageTexts)
  const { text: checkoutText } = useTexts(checkoutTexts)
  const { shippingMethods } = model.checkout
  const choices = useDeliveryChoices(shippingMethods)
  const chosen = shippingMethods.find(({ selected }) => selected)?.key
  const others = choices.filter(({ key }) => key !== chosen)
  const all = { name: 'shippingMethodKey', chosen }
  return (
    <section className={style.part}>
      <h2 className={style.title}>{text('delivery')}</h2>
      <MethodChoices
        {...all}
        label={checkoutText('deliveryMethod')}
        choices={choices.filter(({ key }) => key === chosen)}
      />
      {others.length > 0 && (
        <details className={style.place} open={chosen === undefined}>
          <summary className={style.placeTitle}>
            {text('others')}
            <Icon name="down" className={style.arrow} />
          </summary>
          <div className={style.part}>
            <MethodChoices {...all} label={text('others')} choices={others} />
            <button
              type="submit"
              formAction={EXPRESS_FORM_PATHS.delivery}
              formNoValidate
              className={style.quiet}
              data-part="text-link"
            >
              {text('show')}
            </button>
          </div>
        </details>
      )}
    </section>
  )
}

/** One form with two buttons: the sum of another delivery, and the order. It is the same without scripts. */
function Order({ page, model }: ExpressProps): ReactNode {
  const { text } = useTexts(expressPageTexts)
  const { text: checkoutText } = useTexts(checkoutTexts)
  return (
    <form method="post" action={EXPRESS_FORM_PATHS.place} className={style.form}>
      <OrderFields model={model} page={page} />
      <input type="hidden" name="of" value={page.of} />
      <Deliveries model={model} />
      <section className={style.part}>
        <OrderSums model={model} />
        <GuaranteeNotice notice={page.guarantee} level="h3">
          <p>
            <NewTab href={page.guarantee.url}>{checkoutText('guaranteeLink')}</NewTab>
          </p>
        </GuaranteeNotice>
        <TermsLine page={page} isRefused={page.refused === 'checkout-incomplete'} />
        <button type="submit" className={style.pay} disabled={!isWhole(model)}>
          <small>{text('pay')}</small>
          <span>
            <ExpressWords />
          </span>
        </button>
        <Sheets page={page} model={model} />
      </section>
    </form>
  )
}

/** What is out of stock can't be bought here or in the checkout. */
const isWhole = ({ cart }: CheckoutModel) => cart.checkoutStatus.unavailableLineItemIds.length === 0

function Place({ page }: Pick<ExpressProps, 'page'>): ReactNode {
  const { text } = useTexts(expressPageTexts)
  const place = useDynamicData('deliveryPlace').data
  return (
    <details className={style.place} open={page.refused === 'payment-address'}>
      <summary className={style.placeTitle}>
        {place ? place.label : text('place')}
        <Icon name="down" className={style.arrow} />
      </summary>
      <DeliveryPlaceForm from={page.pageUrl} sent={place ?? null} onDone={() => window.location.assign(page.pageUrl)} />
    </details>
  )
}

function Filled({ page, model }: ExpressProps): ReactNode {
  const { text } = useTexts(expressPageTexts)
  return (
    <div className={checkoutStyle.columns}>
      <aside className={style.summary} data-part="checkout-summary" aria-label={text('order')}>
        <OrderLines model={model} />
      </aside>
      <div className={checkoutStyle.main}>
        {model.paying ? (
          <Paying page={page} model={model} />
        ) : (
          <>
            <Place page={page} />
            <Order page={page} model={model} />
          </>
        )}
      </div>
    </div>
  )
}

function Content({ page }: Pick<ExpressProps, 'page'>): ReactNode {
  const { text } = useTexts(expressPageTexts)
  const model = useDynamicData(page.of === 'cart' ? 'expressCart' : 'expressProduct').data
  const { frame, pages } = useFrame()
  return (
    <>
      {page.refused !== undefined && (
        <p role="alert" className={style.refused}>
          <Refusal page={page} />
        </p>
      )}
      {model ? <Filled page={page} model={model} /> : <p>{text('empty')}</p>}
      <p className={style.ways}>
        <a href={frame?.cartPage ?? '/'} data-part="text-link">
          {text('back')}
        </a>
        {page.of === 'cart' && pages?.checkoutPageUrl !== undefined && (
          <a href={pages.checkoutPageUrl} data-part="text-link">
            {text('checkout')}
          </a>
        )}
      </p>
    </>
  )
}

/** Delivery, total and terms, before the app of a wallet that says who buys. All of it is the server's. */
export function ExpressPage({ page }: { page: PageWith<'ExpressPage'> }): ReactNode {
  const { text } = useTexts(expressPageTexts)
  const wallet = useTexts(expressTexts)
  return (
    <div className={checkoutStyle.page}>
      <header className={checkoutStyle.head} data-part="checkout-head">
        <h1 className={checkoutStyle.title} data-part="checkout-title">
          {wallet.text('buy')} {wallet.text('wallet')}
        </h1>
        <p className={style.intro}>{text('intro', { wallet: wallet.text('wallet') })}</p>
      </header>
      <FieldGuard fallback={<PartFailure />}>
        <Content page={page.model} />
      </FieldGuard>
    </div>
  )
}
