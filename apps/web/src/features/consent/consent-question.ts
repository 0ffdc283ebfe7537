import { storefront } from '#brand'
import { readConsentForm } from '@firkant/domain/consent/consent-form.ts'
import {
  CONSENT_CHOICE_FIELD,
  CONSENT_FORM_PATH,
  CONSENT_PLACE_FIELD,
  CONSENT_VERSION,
  CONSENT_VERSION_FIELD,
} from '@firkant/domain/consent/consent.ts'
import { FROM_PARAM } from '@firkant/domain/market/country-switch.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { announcer } from '../../platform/announcer.ts'
import { makeElement } from '../../platform/make-element.ts'
import { plainTextsOf } from '../../texts/plain-texts.ts'
import { consentTexts } from './consent.texts.ts'
import { focusPage, makeRoomBelow } from './room-below.ts'
import { saveConsent, type ConsentSaver } from './save-consent.ts'
import style from './consent-banner.module.css'
import parts from './consent-parts.module.css'

const HEADING_ID = 'consent-heading'

export interface ConsentQuestion {
  /** At the edge of a page, which it leads back to; undefined where nobody is asked. */
  readonly askOn: (address: string | undefined) => void
  /** Holds the link to the panel, for whoever can open one. */
  readonly chooser: HTMLElement
}

interface QuestionParts extends ConsentSaver {
  readonly language: MarketLanguage
  readonly cookiePage: string
  readonly place: HTMLElement
}

function hiddenFields(fields: Readonly<Record<string, string>>): HTMLInputElement[] {
  return Object.entries(fields).map(([name, value]) => makeElement('input', { type: 'hidden', name, value }))
}

/** All choices look the same: none is easier than another. */
function choiceButton(choice: 'necessary' | 'all', text: string): HTMLButtonElement {
  const look = { 'data-part': 'button', 'data-variant': 'consent', class: parts.choice }
  return makeElement('button', { type: 'submit', name: CONSENT_CHOICE_FIELD, value: choice, ...look }, text)
}

/** As a link to a panel is drawn by React, which takes it over. */
function chooserOf(href: string, text: string): HTMLElement {
  const opens = { 'data-opens': 'consent', 'aria-haspopup': 'dialog', 'aria-expanded': 'false' }
  return makeElement(
    'div',
    { class: style.chooser },
    makeElement('a', { href, class: style.more, 'data-part': 'text-link', ...opens }, text),
  )
}

interface Sending extends ConsentSaver {
  readonly failed: string
  /** It goes at once, and comes back where the answer could not be stored. */
  readonly show: (isShown: boolean) => void
  readonly onSaved: () => void
}

/** Sends the form without leaving the page. */
function sendBySubmit(form: HTMLFormElement, { failed, show, onSaved, ...saver }: Sending): void {
  const failure = makeElement('p', { class: parts.failure, role: 'alert' })
  form.append(failure)
  form.addEventListener('submit', (event) => {
    const answer = readConsentForm(new FormData(form, event.submitter))
    if (!answer) return
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    failure.textContent = ''
    show(false)
    void saveConsent(saver, answer, onSaved).then((outcome) => {
      form.removeAttribute('aria-busy')
      if (outcome !== 'failed') return
      show(true)
      failure.textContent = failed
    })
  })
}

/**
 * The first question of a visit, drawn without React: most visits are over before anything needs that. It waits at the edge:
 * nothing behind it is blocked.
 */
export function openConsentQuestion({ language, cookiePage, place, ...saver }: QuestionParts): ConsentQuestion {
  const text = plainTextsOf(consentTexts, language)
  const chooser = chooserOf(cookiePage, text('choose'))
  const fields = { [CONSENT_PLACE_FIELD]: 'banner', [CONSENT_VERSION_FIELD]: String(CONSENT_VERSION), language }
  const from = makeElement('input', { type: 'hidden', name: FROM_PARAM })
  const form = makeElement(
    'form',
    { method: 'post', action: CONSENT_FORM_PATH, class: style.form, 'data-part': 'consent-form' },
    ...hiddenFields(fields),
    from,
    makeElement(
      'div',
      { class: style.words },
      makeElement('h2', { id: HEADING_ID, class: style.heading }, text('heading', { brand: storefront.name })),
      makeElement('p', { class: style.text }, text('intro')),
    ),
    makeElement(
      'div',
      { class: style.answers },
      makeElement(
        'div',
        { class: style.buttons },
        choiceButton('necessary', text('necessaryOnly')),
        choiceButton('all', text('acceptAll')),
      ),
      chooser,
    ),
  )
  const banner = makeElement(
    'section',
    { class: style.banner, 'data-part': 'consent-banner', 'aria-labelledby': HEADING_ID },
    form,
  )
  sendBySubmit(form, {
    ...saver,
    failed: text('failed'),
    show(isShown) {
      if (!isShown) focusPage(banner)
      banner.hidden = !isShown
    },
    onSaved: () => announcer.announce(text('saved')),
  })
  let leaveRoom: (() => void) | undefined
  return {
    chooser,
    askOn(address) {
      from.value = address ?? ''
      if (banner.isConnected === (address !== undefined)) return
      leaveRoom?.()
      leaveRoom = undefined
      if (address === undefined) return banner.remove()
      place.append(banner)
      leaveRoom = makeRoomBelow(banner)
    },
  }
}
