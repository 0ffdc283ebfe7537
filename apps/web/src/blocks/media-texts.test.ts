import { describe, expect, it } from 'vitest'
import { MEDIA_TEXTS } from './use-media-texts.ts'

const placesIn = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.match(/\{\w+\}/g)]))

describe('the words of films and galleries', () => {
  it.each(['nb', 'sv'] as const)('FMT-02 %s has the Danish texts, with what is filled into them', (language) => {
    expect(placesIn(MEDIA_TEXTS[language])).toEqual(placesIn(MEDIA_TEXTS.da))
    for (const text of Object.values(MEDIA_TEXTS[language])) expect(text).toMatch(/^\S(?:.*\S)?$/)
  })
})
