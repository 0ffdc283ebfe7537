import { createContext, useContext } from 'react'
import { LOCALES, type Language } from '@firkant/domain/market/market.ts'
import { da } from './da.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export type TextKey = keyof typeof en
export type Texts = Readonly<Record<TextKey, string>>

const TABLES: Readonly<Record<Language, Texts>> = { da, nb, sv, en }
const TIME_ZONE = 'Europe/Copenhagen'

const LanguageContext = createContext<Language>('en')
export const LanguageProvider = LanguageContext.Provider

type Values = Readonly<Record<string, string | number>>

function createTexts(language: Language) {
  const locale = LOCALES[language]
  const moment = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options })
  const dayAndTime = moment({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
  const day = moment({ weekday: 'long', day: 'numeric', month: 'long' })
  const shortDay = moment({ day: 'numeric', month: 'short' })
  const count = new Intl.NumberFormat(locale)
  return {
    language,
    text: (key: TextKey, values: Values = {}) =>
      TABLES[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
    money: (minor: number, currency: string) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
      }).format(minor / 100),
    number: (value: number) => count.format(value),
    /** 0.031 → 3.1 % */
    share: (value: number, digits = 0) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(value),
    moment: (iso: string) => dayAndTime.format(new Date(iso)),
    today: (now: Date) => day.format(now),
    day: (iso: string) => shortDay.format(new Date(iso)),
    list: (words: readonly string[]) => new Intl.ListFormat(locale, { type: 'disjunction' }).format(words),
  }
}

export type StudioTexts = ReturnType<typeof createTexts>
const MADE = new Map<Language, StudioTexts>()

export function textsOf(language: Language): StudioTexts {
  const made = MADE.get(language) ?? createTexts(language)
  MADE.set(language, made)
  return made
}

export const useTexts = (): StudioTexts => textsOf(useContext(LanguageContext))
