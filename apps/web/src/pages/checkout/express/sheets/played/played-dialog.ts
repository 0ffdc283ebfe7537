import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { makeElement } from '../../../../../platform/make-element.ts'
import style from './played-dialog.module.css'

export interface TesterAnswer {
  readonly person: string
  readonly outcome: string
}

interface Asked {
  readonly language: MarketLanguage
  readonly name: string
  readonly total: { readonly currency: string; readonly value: string }
}

interface Words {
  readonly played: string
  readonly person: string
  readonly people: Readonly<Record<'home' | 'island' | 'abroad', string>>
  readonly outcomes: Readonly<Record<'approve' | 'decline' | 'forge', string>>
  readonly close: string
}

const WORDS: Readonly<Record<MarketLanguage, Words>> = {
  da: {
    played: 'Demoens ark står her i stedet for telefonens. Der trækkes ingen penge.',
    person: 'Du køber som Alma Holm',
    people: { home: 'hjemme', island: 'på en ø', abroad: 'i udlandet' },
    outcomes: { approve: 'Godkend', decline: 'Banken siger nej', forge: 'Send et forfalsket token' },
    close: 'Luk arket',
  },
  nb: {
    played: 'Demoens ark står her i stedet for telefonens. Ingen penger trekkes.',
    person: 'Du kjøper som Alma Holm',
    people: { home: 'hjemme', island: 'på en øy', abroad: 'i utlandet' },
    outcomes: { approve: 'Godkjenn', decline: 'Banken sier nei', forge: 'Send et forfalsket token' },
    close: 'Lukk arket',
  },
  sv: {
    played: 'Demons ark står här i stället för telefonens. Inga pengar dras.',
    person: 'Du köper som Alma Holm',
    people: { home: 'hemma', island: 'på en ö', abroad: 'utomlands' },
    outcomes: { approve: 'Godkänn', decline: 'Banken säger nej', forge: 'Skicka en förfalskad token' },
    close: 'Stäng arket',
  },
}

const TITLE = 'played-sheet-title'
/** Buttons of the type `button` that React has not drawn are kept for it until they are given up (`queue-presses.ts`). */
const STEP = { type: 'submit', class: style.step }

/** Without an answer the sheet was closed. `close` once the shop has said what came of it. */
export function askTester({ language, name, total }: Asked): Promise<{ answer?: TesterAnswer; close: () => void }> {
  const words = WORDS[language]
  const options = Object.entries(words.people).map(([value, label]) => makeElement('option', { value }, label))
  const person = makeElement('select', { class: style.person }, ...options)
  const buttons = Object.entries(words.outcomes).map(([value, label]) =>
    makeElement('button', { ...STEP, value }, label),
  )
  const closing = makeElement('button', { ...STEP, value: '' }, words.close)
  const dialog = makeElement(
    'dialog',
    { class: style.sheet, 'aria-labelledby': TITLE, 'data-part': 'played-sheet' },
    makeElement('h2', { id: TITLE, class: style.title }, `${name}: ${total.value} ${total.currency}`),
    makeElement('p', {}, words.played),
    makeElement('label', { class: style.field }, words.person, person),
    ...buttons,
    closing,
  )
  document.body.append(dialog)
  dialog.showModal()
  const { promise, resolve } = Promise.withResolvers<{ answer?: TesterAnswer; close: () => void }>()
  const close = () => dialog.remove()
  dialog.addEventListener('close', () => resolve({ close }))
  closing.addEventListener('click', () => dialog.close())
  for (const button of buttons)
    button.addEventListener('click', () => {
      for (const each of [...buttons, closing]) each.disabled = true
      resolve({ answer: { person: person.value, outcome: button.value }, close })
    })
  return promise.then((asked) => {
    if (!asked.answer) close()
    return asked
  })
}
