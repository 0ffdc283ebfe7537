import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import type { CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import { EXPRESS_FORM_PATHS } from '@firkant/domain/checkout/express/express-paths.ts'
import { SHEET_NAMES, type SheetOffer, type SheetOffers } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import type { ExpressPageModel } from '@firkant/domain/page/models/page-models.ts'
import { lazyCode } from '../../../../platform/lazy-code/loadable.ts'
import { openDocument } from '../../../../platform/navigation/open-document.ts'
import { useShop } from '../../../../platform/shop-context.ts'
import { useTexts } from '../../../../platform/use-texts.ts'
import { openSheet } from './open-sheet.ts'
import style from './sheet-buttons.module.css'
import { sheetTexts } from './sheet-buttons.texts.ts'
import { browserSheets, hasSheet, sheetDetails, type SheetMaker } from './sheet-request.ts'

/** The demo's sheet: never loaded in production. */
const playedCode = lazyCode(() =>
  import(/* code: rare */ './played/played-sheet.ts').then((module) => module.playedSheets),
)

export interface SheetButtonsProps {
  readonly page: ExpressPageModel
  readonly model: CheckoutModel
  readonly offers: SheetOffers
  readonly isDisabled: boolean
}

interface Found {
  readonly Maker: SheetMaker
  readonly wallets: readonly SheetOffer[]
}

/** The wallets that this browser has; none until it has said so. */
function useWallets({ offers, model }: SheetButtonsProps): Found | undefined {
  const shop = useShop()
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    let isGone = false
    const find = async () => {
      const Maker = offers.isPlayed ? (await playedCode.load())(shop) : browserSheets()
      if (!Maker) return
      const details = sheetDetails(offers, model)
      const has = await Promise.all(offers.offers.map((offer) => hasSheet(Maker, offer, details)))
      if (!isGone) setFound({ Maker, wallets: offers.offers.filter((_offer, at) => has[at]) })
    }
    find().catch((error: unknown) => shop.reportError(error, 'warn'))
    return () => void (isGone = true)
  }, [offers, model, shop])
  return found
}

/** Another delivery was marked than the one whose sum is shown: that one is shown first. True if so. */
function showsDelivery(form: HTMLFormElement, { checkout }: CheckoutModel): boolean {
  const marked = new FormData(form).get('shippingMethodKey')
  const chosen = checkout.shippingMethods.find(({ selected }) => selected)?.key
  const other = form.querySelector<HTMLButtonElement>(`button[formaction="${EXPRESS_FORM_PATHS.delivery}"]`)
  if (marked === null || marked === chosen || !other) return false
  other.click()
  return true
}

/** Wallets of this browser, as buttons of the form around them: it must be complete before a sheet opens. */
export function SheetButtons(props: SheetButtonsProps): ReactNode {
  const { page, model, offers, isDisabled } = props
  const { api } = useShop()
  const { text } = useTexts(sheetTexts)
  const found = useWallets(props)
  const [opened, setOpened] = useState<SheetOffer>()
  const [closed, setClosed] = useState<SheetOffer>()
  if (!found) return null
  const press = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, offer: SheetOffer) => {
    if (!form || opened || !form.reportValidity() || showsDelivery(form, model)) return
    setOpened(offer)
    setClosed(undefined)
    const isAnswered = await openSheet({ ...found, offers, offer, page, model, api, open: openDocument })
    if (isAnswered) return
    setOpened(undefined)
    setClosed(offer)
  }
  return (
    <>
      {found.wallets.map((offer) => (
        <button
          key={offer.wallet}
          type="button"
          className={style.button}
          disabled={isDisabled}
          aria-busy={opened === offer}
          onClick={(event) => void press(event, offer)}
        >
          <small>{text('pay')}</small>
          <b className={style.name}>{SHEET_NAMES[offer.wallet]}</b>
        </button>
      ))}
      <p role="status" className={style.closed}>
        {closed && text('closed', { wallet: SHEET_NAMES[closed.wallet] })}
      </p>
    </>
  )
}
