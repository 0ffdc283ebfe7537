import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { MailedProduct } from '../catalog/mailed-products.ts'
import { mailEnergy, mailPriceNote } from '../mail/mail-energy.ts'
import { mailImage } from '../mail/mail-image.ts'
import type { MailMessage, MailPart } from '../mail/mail-message.ts'
import { STOCK_ALERT_TEXTS } from './stock-alert-texts.ts'

export interface StockAlertMailFacts {
  readonly brand: BrandDefinition
  readonly language: MarketLanguage
  readonly publicUrl: string
  readonly product: MailedProduct
  readonly confirmUrl?: string | undefined
  readonly cancelUrl: string
}

export function stockAlertMail(kind: 'confirm' | 'known' | 'back', facts: StockAlertMailFacts): MailMessage {
  const { brand, language, publicUrl, product } = facts
  const texts = STOCK_ALERT_TEXTS[language]
  const { subject, preview, heading, text, button, note } = texts[kind]
  const url = publicUrl + product.path
  const shown: MailPart = {
    kind: 'product',
    name: product.name,
    details: [product.subtitle],
    image: product.image && mailImage(publicUrl, product.image, product.name),
    url,
    // An old price in a mail about something that nobody can buy yet says nothing.
    ...(kind === 'back' && {
      price: product.price,
      ...mailEnergy(publicUrl, product.energy),
      ...mailPriceNote(product.unitPrice, product.reference && texts.reference(product.reference)),
    }),
  }
  return {
    subject: subject(product.name),
    preview,
    parts: [
      { kind: 'heading', text: heading },
      { kind: 'text', text: text(product.name, brand.name) },
      shown,
      { kind: 'button', text: button, url: facts.confirmUrl ?? url },
      { kind: 'note', text: note },
    ],
    unsubscribe: { text: texts.cancel, url: facts.cancelUrl },
  }
}
