import type { AccessibilityFacts } from './accessibility-facts.ts'

/** Written by `npm run docs:accessibility` from results of the walks in every brand. */
export const ACCESSIBILITY_TESTS: AccessibilityFacts = {
  testedOn: '2026-11-19',
  standard: 'WCAG 2.2 AA',
  engine: 'axe-core 4.14.0',
  rules: 100,
  widths: [320, 375, 683, 768, 1366, 1920],
  walks: ['account', 'buying', 'content', 'delivery', 'duties', 'energy', 'law', 'listings', 'samples', 'start'],
}
