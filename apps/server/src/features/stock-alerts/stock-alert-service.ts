import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { emailKey, readEmail, validateEmail } from '@firkant/domain/mail/email-address.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import { stockAlertPath, type StockAlertPage } from '@firkant/domain/stock-alerts/stock-alert-steps.ts'
import { stockAlertExpiry, stockAlertMailFor, type StockAlertAnswer } from '@firkant/domain/stock-alerts/stock-alert.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/sessions/session-service.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { loadMailedProducts, type MailedProduct } from '../catalog/mailed-products.ts'
import { findProductKey } from '../catalog/product-store.ts'
import { createTokenMarks, deriveToken, type TokenMarks, type TokenPurpose } from '../mail/mail-tokens.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { enqueueStockAlerts } from './queue-stock-alerts.ts'
import { stockAlertMail } from './stock-alert-mail.ts'
import {
  cancelMailbox,
  countRequestsToday,
  findStockAlert,
  isCancellable,
  isConfirmable,
  lockMailbox,
  markConfirmed,
  saveRequest,
} from './stock-alert-store.ts'

export interface StockAlertService {
  readonly signUp: (wanted: WantedAlert) => Promise<StockAlertAnswer>
  /** The address of the product's page, for the answer to a plain form. */
  readonly findAddress: (sku: string, language: MarketLanguage) => Promise<string | undefined>
  /** False for an unknown, expired or used link. */
  readonly confirm: (token: string) => Promise<boolean>
  readonly mayConfirm: (token: string) => Promise<boolean>
  /** True also if already cancelled. */
  readonly cancel: (token: string) => Promise<boolean>
  readonly mayCancel: (token: string) => Promise<boolean>
}

export interface WantedAlert {
  readonly sku: string
  readonly email: string
  readonly language: MarketLanguage
}

export type StockAlertOptions = Pick<ShopContext, 'db' | 'brand' | 'publicUrl' | 'secret' | 'now'>

const cancelPurpose = (id: string): TokenPurpose => `stock-alert-cancel:${id}`

export interface LinkOptions extends Pick<StockAlertOptions, 'brand' | 'publicUrl'> {
  readonly language: MarketLanguage
  readonly tokens: TokenMarks
}

function linkTo({ brand, publicUrl, language, tokens }: LinkOptions, page: StockAlertPage, purpose: TokenPurpose) {
  const path = localizePath(brand, language, stockAlertPath(language, page))
  return `${publicUrl}${path}?${TOKEN_PARAM}=${tokens.mark(purpose)}`
}

export const cancelLink = (options: LinkOptions, id: string) => linkTo(options, 'cancel', cancelPurpose(id))

interface Request extends WantedAlert {
  readonly productKey: string
  readonly product: MailedProduct
  readonly now: Date
}

/** Writes to the address, in the transaction that stores the request. */
async function answerByMail(tx: Drizzle, options: StockAlertOptions, request: Request): Promise<void> {
  const { brand, publicUrl, secret } = options
  const { sku, email, language, productKey, product, now } = request
  const mailbox = { brand: brand.key, emailKey: emailKey(email) }
  await lockMailbox(tx, mailbox)
  const known = await findStockAlert(tx, mailbox, sku)
  const kind = stockAlertMailFor(known, { requestsToday: await countRequestsToday(tx, mailbox, now), now })
  if (kind === 'none') return
  const id = known?.id ?? randomUUID()
  const confirmPurpose: TokenPurpose = `stock-alert-confirm:${randomUUID()}`
  if (kind === 'confirm')
    await saveRequest(tx, {
      ...mailbox,
      id,
      sku,
      productKey,
      email,
      language,
      state: 'pending',
      confirmHash: hashToken(deriveToken(secret, confirmPurpose)),
      cancelHash: hashToken(deriveToken(secret, cancelPurpose(id))),
      requestedAt: now,
      confirmedAt: null,
      expiresAt: stockAlertExpiry('pending', now),
    })
  const tokens = createTokenMarks()
  const links: LinkOptions = { brand, publicUrl, language, tokens }
  const message = stockAlertMail(kind, {
    brand,
    language,
    publicUrl,
    product,
    ...(kind === 'confirm' && { confirmUrl: linkTo(links, 'confirm', confirmPurpose) }),
    cancelUrl: cancelLink(links, id),
  })
  // At most once a day: whoever types the address again can't fill the mailbox.
  const key = kind === 'confirm' ? confirmPurpose : `stock-alert-known:${id}:${Math.floor(now.getTime() / DAY_MS)}`
  await queueMail(tx, { key, brand, language, publicUrl, recipient: email, message, tokens })
}

/** Double opt-in: nobody is written to twice before the link in the first mail was used. */
export function createStockAlertService(options: StockAlertOptions): StockAlertService {
  const { db, brand } = options
  const linkOf = (token: string) => ({ brand: brand.key, hash: hashToken(token), now: options.now() })
  const findProduct = async (sku: string, language: MarketLanguage) => {
    const productKey = await findProductKey(db, brand.key, sku)
    if (productKey === undefined) return undefined
    const products = await loadMailedProducts(db, { brand, language, now: options.now() }, [productKey])
    const product = products.get(sku)
    return product && { productKey, product }
  }
  return {
    async signUp({ sku, email: typed, language }) {
      const errorCode = validateEmail(typed)
      if (errorCode) return { success: false, errorCode }
      const found = await findProduct(sku, language)
      if (!found) return { success: false, errorCode: 'unknownSku' }
      if (found.product.isBuyable) return { success: false, errorCode: 'available' }
      const request = { ...found, sku, email: readEmail(typed), language, now: options.now() }
      await db.transaction((tx) => answerByMail(tx, options, request))
      return { success: true }
    },
    findAddress: async (sku, language) => (await findProduct(sku, language))?.product.path,
    confirm: (token) =>
      db.transaction(async (tx) => {
        const confirmed = await markConfirmed(tx, linkOf(token))
        // It may have come back between the two mails.
        if (confirmed) await enqueueStockAlerts(tx, brand.key, [confirmed.productKey])
        return confirmed !== undefined
      }),
    mayConfirm: (token) => isConfirmable(db, linkOf(token)),
    cancel: (token) => db.transaction((tx) => cancelMailbox(tx, linkOf(token))),
    mayCancel: (token) => isCancellable(db, linkOf(token)),
  }
}
