import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { escapeHtml } from '../../../../platform/http/escape-html.ts'
import { bankDocument } from '../../bank-frame.ts'
import { BANK_TEXTS } from '../../bank-texts.ts'
import { DEMO_PEOPLE, demoPlace } from '../vipps/demo-people.ts'
import { askedOf } from '../vipps/vipps-answers.ts'
import { WALLET_MODES, type BuyerStep, type WalletEvent } from '../wallet-steps.ts'
import type { WalletPayment } from '../wallet-tables.ts'
import { WALLET_PAGE_PATHS, walletPath } from './wallet-page-paths.ts'
import { WALLET_LANGUAGES, WALLET_TEXTS, walletName } from './wallet-texts.ts'

export interface ShownWallet {
  readonly payment: WalletPayment
  readonly token: string
  /** What the shop answered to the message that was just sent; `silent` if there is none of that event. */
  readonly answered?: string | undefined
}

const STEPS: readonly BuyerStep[] = ['approve', 'decline', 'expire']

const amountOf = ({ currency }: WalletPayment, minor: number) => escapeHtml(formatTotal({ minor, currency }))

function facts(payment: WalletPayment): string {
  const { to, amount } = BANK_TEXTS[WALLET_LANGUAGES[payment.currency]]
  return `<dl><dt>${to}</dt><dd>${escapeHtml(payment.description)}</dd><dt>${amount}</dt><dd><strong>${amountOf(payment, payment.amountMinor)}</strong></dd></dl>`
}

/** Where a merchant asks who buys, the tester says who they are. */
function personField(payment: WalletPayment): string {
  if (payment.wallet !== 'vipps' || askedOf(payment) === undefined) return ''
  const { currency } = payment
  const options = DEMO_PEOPLE.map(
    (person) => `<option value="${person}">Alma Holm, ${escapeHtml(demoPlace(currency, person))}</option>`,
  )
  return `<div class="field"><label for="person">${WALLET_TEXTS[WALLET_LANGUAGES[currency]].person}</label><select id="person" name="person">${options.join('')}</select></div>`
}

function decideForm({ payment, token }: ShownWallet): string {
  const language = WALLET_LANGUAGES[payment.currency]
  const texts = WALLET_TEXTS[language]
  const buttons = STEPS.map(
    (step) =>
      `<button name="step" value="${step}"${step === 'approve' ? '' : ' class="second"'}>${texts.steps[step]}</button>`,
  )
  const options = WALLET_MODES.map((mode) => `<option value="${mode}">${texts.modes[mode]}</option>`)
  return `<p>${texts.note[payment.wallet]}</p><form method="post" action="${walletPath(WALLET_PAGE_PATHS.decide, token)}">${personField(payment)}${buttons.join('')}<div class="note"><h2>${BANK_TEXTS[language].testers}</h2><div class="field"><label for="mode">${texts.mode}</label><select id="mode" name="mode">${options.join('')}</select></div></div></form>`
}

function logItem({ payment, token }: ShownWallet, { id, name, minor }: WalletEvent): string {
  const texts = WALLET_TEXTS[WALLET_LANGUAGES[payment.currency]]
  return `<li>${texts.events[name]}: ${amountOf(payment, minor)}<form method="post" action="${walletPath(WALLET_PAGE_PATHS.send, token)}"><input type="hidden" name="event" value="${id}"><button class="second" name="as" value="true">${texts.send}</button><button class="second" name="as" value="forged">${texts.forge}</button></form></li>`
}

function logPart(shown: ShownWallet): string {
  const { payment, answered } = shown
  const texts = WALLET_TEXTS[WALLET_LANGUAGES[payment.currency]]
  const said = answered === 'silent' ? texts.silent : answered === undefined ? '' : texts.answered(answered)
  const status = said === '' ? '' : `<p class="summary" role="status">${escapeHtml(said)}</p>`
  return `<div class="note"><h2>${texts.log}</h2>${status}<p class="hint">${texts.logHint}</p><ul>${payment.log.map((event) => logItem(shown, event)).join('')}</ul></div>`
}

/** Where a tester decides for the buyer, and sends what the provider would send. */
export function walletPage(shown: ShownWallet): string {
  const { payment } = shown
  const { state, currency, wallet, returnUrl } = payment
  const language = WALLET_LANGUAGES[currency]
  const name = walletName(wallet, currency)
  const back =
    returnUrl === '' ? '' : `<a class="button" href="${escapeHtml(returnUrl)}">${BANK_TEXTS[language].back}</a>`
  const middle = state === 'open' ? decideForm(shown) : `<p>${WALLET_TEXTS[language].ended[state]}</p>${back}`
  const title = WALLET_TEXTS[language].title(name, formatTotal({ minor: payment.amountMinor, currency }))
  return bankDocument({ language, title, body: facts(payment) + middle + logPart(shown) })
}
