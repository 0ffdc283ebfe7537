import type { AtRule, Declaration, Rule } from 'postcss'

/**
 * What a brand's style sheet may do. A brand sets tokens, values of the properties that components declare, and decorates
 * in its `art*.css`; how a component is laid out is the component's business (docs/theming.md). To add a rule: a row here,
 * a planted mistake in scripts/lint-fixture/packages/brands, a line in scripts/lint.test.ts.
 */
export interface BrandStyleRule {
  readonly why: string
  readonly breaksIn: (found: { rule: Rule } | { declaration: Declaration; isArt: boolean }) => boolean
}

const withoutStrings = (selector: string) => selector.replaceAll(/\[[^\]]*\]/g, '[]')
/** `html[data-black-friday] …`: a theme over the whole shop stands in front. */
const THEME = /^\s*(?:html|:root)?\[data-(?:black-friday|theme)[^\]]*\]\s+/
const LAYOUT =
  /^(?:display|position|inset|top|right|bottom|left|float|order|columns?|column-.+|grid.*|flex.*|place-.+|align-.+|justify-.+|gap|row-gap|margin.*|padding.*|(?:min-|max-)?(?:width|height|inline-size|block-size)|overflow.*|aspect-ratio|z-index|contain.*|white-space|text-overflow|visibility)$/

const selectorsOf = ({ selectors }: Rule) => selectors.map((selector) => selector.replace(THEME, ''))
const isNested = ({ parent }: Rule): boolean => {
  for (let around = parent; around; around = around.parent as typeof around) if (around.type === 'rule') return true
  return false
}

function reachesInto(rule: Rule): boolean {
  return selectorsOf(rule).some((selector) => {
    const bare = withoutStrings(selector).replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '()')
    const own = bare.trim().replace(/^&/, '')
    return /[\s>+~]/.test(own) || (isNested(rule) && !bare.includes('&'))
  })
}

const TAG = /(?:^|[\s>+~(,&])(?!html\b|from\b|to\b)[a-z][a-z0-9]*(?![\w(-]*\()/
const usesTag = (rule: Rule) =>
  selectorsOf(rule).some((selector) =>
    TAG.test(withoutStrings(selector).replaceAll(/:lang\([a-z-]+\)|::?[a-z-]+/g, '')),
  )

const TRICK = /\[([^\]]+)\]\[\1\]|:is\([a-z]+\)|:not\(#|(\b\w+):is\(\2\)/
const PLACE = /^grid-(?:area|(?:row|column)(?:-start|-end)?)$/
const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')

/** `::before` and `::after`: an art sheet made them, so it also says where they stand, but in no numbered track. */
function isDecoration(parent: Declaration['parent']): boolean {
  if (parent?.type === 'atrule') return isDecoration((parent as AtRule).parent as Declaration['parent'])
  return parent?.type === 'rule' && (parent as Rule).selectors.every((selector) => /::(?:before|after)$/.test(selector))
}

export const BRAND_STYLE_RULES: Readonly<Record<string, BrandStyleRule>> = {
  'brand-reaches-into-no-component': {
    why: 'a wrapper that a component adds or drops must break no brand: declare a property or a variant there',
    breaksIn: (found) => 'rule' in found && !isKeyframe(found.rule) && reachesInto(found.rule),
  },
  'brand-asks-for-no-content': {
    why: ':has( makes browsers look again at every change, and knows what is inside a component: a data-* state says it',
    breaksIn: (found) => 'rule' in found && found.rule.selector.includes(':has('),
  },
  'brand-names-no-tag': {
    why: 'which element a part is made of may change: only data-part and data-* are promised',
    breaksIn: (found) => 'rule' in found && !isKeyframe(found.rule) && usesTag(found.rule),
  },
  'brand-plays-no-specificity-trick': {
    why: 'the layers decide who wins: brand comes after ui and blocks',
    breaksIn: (found) =>
      'rule' in found ? TRICK.test(found.rule.selector) : found.declaration.important && !found.isArt,
  },
  'brand-lays-nothing-out': {
    why: 'layout is the component’s own: choose a variant in storefront.layout or set a declared property',
    breaksIn: (found) =>
      'declaration' in found &&
      LAYOUT.test(found.declaration.prop) &&
      !(found.isArt && isDecoration(found.declaration.parent)),
  },
  'brand-counts-no-tracks': {
    why: 'which rows and columns there are is the component’s own: its sheet says where the drawing of a brand stands',
    breaksIn: (found) =>
      'declaration' in found &&
      found.isArt &&
      isDecoration(found.declaration.parent) &&
      PLACE.test(found.declaration.prop) &&
      /\d/.test(found.declaration.value),
  },
  'brand-styles-in-its-art-sheet': {
    why: 'outside of art*.css a brand sets custom properties only: a value that three brands set is a property of its component',
    breaksIn: (found) =>
      'declaration' in found &&
      !found.isArt &&
      !found.declaration.prop.startsWith('--') &&
      !LAYOUT.test(found.declaration.prop),
  },
}
