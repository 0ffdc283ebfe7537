import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { bankDocument } from './bank-frame.ts'
import { CHALLENGE_CODE, MAX_WRONG_CODES } from './bank-service.ts'
import { WEBHOOK_MODES, type WebhookMode } from './bank-steps.ts'
import type { BankPayment } from './bank-tables.ts'
import { BANK_TEXTS, type BankTexts } from './bank-texts.ts'
import { TEST_CARDS, type CardErrors, type CardFields } from './card-form.ts'

export const BANK_PATHS = {
  pay: '/bank/pay',
  code: '/bank/pay/code',
  cancel: '/bank/pay/cancel',
  closed: '/bank/closed',
} as const

/** A payment and the token that opened its page. */
export interface ShownPayment {
  readonly payment: BankPayment
  readonly token: string
}

export interface FilledForm {
  readonly number: string
  readonly expiry: string
  readonly mode: WebhookMode
  readonly errors: CardErrors
}

const EMPTY_FORM: FilledForm = { number: '', expiry: '', mode: 'normal', errors: {} }

const addressOf = (path: string, token: string) => `${path}?token=${encodeURIComponent(token)}`

const amountOf = ({ amountMinor: minor, currency }: BankPayment) => formatTotal({ minor, currency })

function facts(payment: BankPayment, texts: BankTexts): string {
  return `<dl><dt>${texts.to}</dt><dd>${escapeHtml(payment.description)}</dd><dt>${texts.amount}</dt><dd><strong>${escapeHtml(amountOf(payment))}</strong></dd></dl>`
}

interface Field {
  readonly name: keyof CardFields | 'code'
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly value?: string
  /** Trusted HTML: only constants of this file. */
  readonly attributes: string
}

function field({ name, label, hint, error, value = '', attributes }: Field, isFirstWrong: boolean): string {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  const states = `${described && ` aria-describedby="${described}"`}${error ? ' aria-invalid="true"' : ''}${isFirstWrong ? ' autofocus' : ''}`
  return `<div class="field"><label for="${name}">${label}</label>${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}<input id="${name}" name="${name}" value="${escapeHtml(value)}" inputmode="numeric" required ${attributes}${states}>${error ? `<p class="error" id="${name}-error">${error}</p>` : ''}</div>`
}

function cardFields(texts: BankTexts, { number, expiry, errors }: FilledForm): string {
  const [firstWrong] = (['number', 'expiry', 'cvc'] as const).filter((name) => errors[name])
  const draw = (name: keyof CardFields, given: Omit<Field, 'name' | 'error'>) => {
    const error = errors[name]
    return field({ name, error: error && texts.errors[error], ...given }, name === firstWrong)
  }
  const numbers = draw('number', {
    label: texts.number,
    value: number,
    attributes: 'autocomplete="cc-number" maxlength="30"',
  })
  const expiries = draw('expiry', {
    label: texts.expiry,
    hint: texts.expiryHint,
    value: expiry,
    attributes: 'autocomplete="cc-exp" maxlength="9"',
  })
  // Never written back into the page.
  const codes = draw('cvc', {
    label: texts.cvc,
    hint: texts.cvcHint,
    attributes: 'autocomplete="cc-csc" maxlength="4"',
  })
  return `${numbers}<div class="pair">${expiries}${codes}</div>`
}

function modeField(texts: BankTexts, mode: WebhookMode): string {
  const options = WEBHOOK_MODES.map(
    (each) => `<option value="${each}"${each === mode ? ' selected' : ''}>${texts.modes[each]}</option>`,
  )
  return `<div class="note"><h2>${texts.testers}</h2><div class="field"><label for="webhook">${texts.webhook}</label><select id="webhook" name="webhook">${options.join('')}</select></div></div>`
}

function cardList(texts: BankTexts): string {
  const cards = Object.entries(TEST_CARDS).map(
    ([number, outcome]) =>
      `<li><code>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code> ${texts.outcomes[outcome]}</li>`,
  )
  return `<div class="note"><h2>${texts.testCards}</h2><ul>${cards.join('')}</ul><p class="hint">${texts.anyExpiry}</p></div>`
}

const cancelButton = (texts: BankTexts, token: string) =>
  `<button class="second" formaction="${addressOf(BANK_PATHS.cancel, token)}" formnovalidate>${texts.cancel}</button>`

const closeLink = (texts: BankTexts, token: string) =>
  `<a class="close" href="${addressOf(BANK_PATHS.closed, token)}">${texts.close}</a>`

const backLink = (texts: BankTexts, { returnUrl }: BankPayment) =>
  `<a class="button" href="${escapeHtml(returnUrl)}">${texts.back}</a>`

const summary = (text: string) => `<p class="summary" role="alert">${text}</p>`

function payPage({ payment, token }: ShownPayment, form: FilledForm): string {
  const { language } = payment
  const texts = BANK_TEXTS[language]
  const hasErrors = Object.keys(form.errors).length > 0
  const body = `${hasErrors ? summary(texts.errorTitle) : ''}${facts(payment, texts)}<form method="post" action="${addressOf(BANK_PATHS.pay, token)}" novalidate>${cardFields(texts, form)}<button>${escapeHtml(texts.pay(amountOf(payment)))}</button>${cancelButton(texts, token)}${modeField(texts, form.mode)}</form>${closeLink(texts, token)}${cardList(texts)}`
  return bankDocument({ language, title: texts.payTitle, body })
}

function challengePage({ payment, token }: ShownPayment): string {
  const { language, wrongCodes } = payment
  const texts = BANK_TEXTS[language]
  const error = wrongCodes > 0 ? texts.wrongCode(MAX_WRONG_CODES - wrongCodes) : undefined
  const attributes = 'autocomplete="one-time-code" maxlength="10"'
  const code = field({ name: 'code', label: texts.code, error, attributes }, error !== undefined)
  const body = `${error ? summary(error) : ''}${facts(payment, texts)}<p>${texts.challengeText(`<code>${CHALLENGE_CODE}</code>`)}</p><form method="post" action="${addressOf(BANK_PATHS.code, token)}" novalidate>${code}<button>${texts.approve}</button>${cancelButton(texts, token)}</form>${closeLink(texts, token)}`
  return bankDocument({ language, title: texts.challengeTitle, body })
}

function endPage(payment: BankPayment, message: { readonly title: string; readonly text: string }): string {
  const { language } = payment
  const texts = BANK_TEXTS[language]
  const body = `${facts(payment, texts)}<p>${message.text}</p>${backLink(texts, payment)}`
  return bankDocument({ language, title: message.title, body })
}

/** The page of a payment, by its state. */
export function paymentPage(shown: ShownPayment, form: FilledForm = EMPTY_FORM): string {
  const { payment } = shown
  const texts = BANK_TEXTS[payment.language]
  switch (payment.state) {
    case 'open':
      return payPage(shown, form)
    case 'challenged':
      return challengePage(shown)
    case 'declined':
      return endPage(payment, { title: texts.declinedTitle, text: texts.declinedText })
    case 'cancelled':
      return endPage(payment, { title: texts.cancelledTitle, text: texts.cancelledText })
    case 'authorised':
    case 'captured':
      return endPage(payment, { title: texts.paidTitle, text: texts.paidText })
  }
}

/** No link leads back: this simulates a buyer who leaves. */
export function closedPage(language: MarketLanguage): string {
  const { closedTitle, closedText } = BANK_TEXTS[language]
  return bankDocument({ language, title: closedTitle, body: `<p>${closedText}</p>` })
}

export function unknownPage(language: MarketLanguage): string {
  const { unknownTitle, unknownText } = BANK_TEXTS[language]
  return bankDocument({ language, title: unknownTitle, body: `<p>${unknownText}</p>` })
}
