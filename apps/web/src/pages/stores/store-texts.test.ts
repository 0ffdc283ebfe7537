import { expect, it } from 'vitest'
import { STORE_TEXTS } from './use-store-texts.ts'

const shapesOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .map(([key, text]) => [key, ...[...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()])
    .toSorted()

it.each(['nb', 'sv'] as const)(
  'FMT-02 %s has exactly the Danish texts of the stores, with their placeholders',
  (language) => {
    expect(shapesOf(STORE_TEXTS[language])).toEqual(shapesOf(STORE_TEXTS.da))
    for (const text of Object.values<string>(STORE_TEXTS[language])) expect(text).toMatch(/^\S(?:.*\S)?$/)
  },
)
