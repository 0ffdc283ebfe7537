import type { MarketLanguage } from '../../market/market.ts'
import type { WrittenBlock } from '../blocks/block-tree.ts'
import type { ContentTheme } from '../content-parts.ts'
import { isFields } from '../walk-content.ts'
import { patternWord, type PatternWord } from './pattern-words.ts'

export const PATTERN_KEYS = ['story', 'questions', 'steps', 'collection', 'campaign'] as const
export type PatternKey = (typeof PATTERN_KEYS)[number]

/** What a brand makes of the patterns: which it offers, in its order, and how its parts stand. */
export interface PatternLook {
  readonly offered: readonly PatternKey[]
  /** Behind what shall stand out. */
  readonly ground: ContentTheme
  readonly list: 'carousel' | 'grid' | 'trio'
  readonly tone: 'light' | 'dark'
}

export const ORDINARY_PATTERNS: PatternLook = {
  offered: PATTERN_KEYS,
  ground: 'lightBeige',
  list: 'carousel',
  tone: 'light',
}

export interface PatternPicture {
  readonly file: string
  readonly alt: string
}

interface PatternInput {
  readonly language: MarketLanguage
  readonly title: string
  readonly look: PatternLook
  readonly picture: PatternPicture | undefined
}

interface Pattern {
  readonly componentName: 'EditorialPage' | 'CampaignPage'
  /** It opens with a picture, which whoever makes the page chooses. */
  readonly needsPicture: boolean
  readonly blocks: (input: PatternInput) => readonly WrittenBlock[]
  readonly listing?: unknown
}

const block = (id: string, componentName: string, props: Readonly<Record<string, unknown>>): WrittenBlock => ({
  id,
  componentName,
  props,
})

const html = (language: MarketLanguage, word: PatternWord) => `<p>${patternWord(word, language)}</p>`

const opening = ({ language, title }: PatternInput) =>
  block('opening', 'Editorial', { heading: title, level: '1', html: html(language, 'lead') })

const hero = ({ language, title, look, picture }: PatternInput) =>
  block('hero', 'Hero', {
    heading: title,
    text: patternWord('lead', language),
    image: { file: picture?.file ?? '', alt: picture?.alt ?? '' },
    ...(look.tone === 'dark' && { tone: 'dark' }),
  })

const part = (id: string, language: MarketLanguage, more: Readonly<Record<string, unknown>> = {}) =>
  block(id, 'Editorial', { heading: patternWord('part', language), html: html(language, 'text'), ...more })

/** A pattern is a row: what it is made of, from top to bottom. */
const PATTERNS: Readonly<Record<PatternKey, Pattern>> = {
  story: {
    componentName: 'EditorialPage',
    needsPicture: true,
    blocks: (input) => [
      hero(input),
      part('first', input.language),
      block('beside', 'ImageBanner', {
        heading: patternWord('part', input.language),
        text: html(input.language, 'text'),
        image: { file: input.picture?.file ?? '', alt: input.picture?.alt ?? '' },
        coverage: 'half',
        theme: input.look.ground,
      }),
      part('last', input.language),
    ],
  },
  questions: {
    componentName: 'EditorialPage',
    needsPicture: false,
    blocks: (input) => [
      opening(input),
      block('questions', 'Faq', {
        items: [1, 2, 3].map(() => ({
          question: patternWord('question', input.language),
          answer: html(input.language, 'answer'),
        })),
        theme: input.look.ground,
      }),
    ],
  },
  steps: {
    componentName: 'EditorialPage',
    needsPicture: false,
    blocks: (input) => [
      opening(input),
      block('steps', 'ContentList', {
        layout: 'steps',
        items: [1, 2, 3].map(() => ({
          title: patternWord('step', input.language),
          text: patternWord('text', input.language),
        })),
        theme: input.look.ground,
      }),
      part('last', input.language),
    ],
  },
  collection: {
    componentName: 'EditorialPage',
    needsPicture: true,
    blocks: (input) => [
      hero(input),
      block('products', 'ProductList', {
        heading: patternWord('part', input.language),
        layout: input.look.list,
        source: { news: true },
      }),
      part('words', input.language, { theme: input.look.ground }),
      block('popular', 'ProductList', {
        heading: patternWord('part', input.language),
        layout: input.look.list,
        source: {},
      }),
    ],
  },
  campaign: {
    componentName: 'CampaignPage',
    needsPicture: true,
    listing: { source: { reduced: true } },
    blocks: (input) => [hero(input)],
  },
}

export const patternNeedsPicture = (key: PatternKey): boolean => PATTERNS[key].needsPicture

export interface NewPageInput extends PatternInput {
  readonly key: string
  readonly path: string
}

/** A page as a file would have it. */
export function pageFromPattern(pattern: PatternKey, { key, path, ...input }: NewPageInput): Record<string, unknown> {
  const { componentName, blocks, listing } = PATTERNS[pattern]
  return {
    key,
    path,
    componentName,
    title: input.title,
    blocks: blocks(input),
    ...(listing !== undefined && { listing }),
  }
}

/** As another page is, with an address of its own; experiments stay behind, as their names are counted once. */
export function pageAsAnother(other: unknown, { key, path, title }: Pick<NewPageInput, 'key' | 'path' | 'title'>) {
  const { state: _state, publishAt: _from, unpublishAt: _until, ...page } = isFields(other) ? other : {}
  const blocks = Array.isArray(page.blocks) ? page.blocks : []
  const plain = blocks.map((each: unknown) => {
    const { experience: _experience, ...rest } = isFields(each) ? each : {}
    return rest
  })
  return { ...page, key, path, title, blocks: plain }
}
