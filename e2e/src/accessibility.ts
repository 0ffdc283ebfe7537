import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { AXE_TAGS } from '../../scripts/test-run/walk-facts.ts'

/** What a brand's own sheets may break; markup is the same in every brand. */
export const RULES_OF_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']
/** Eight cards of a list and four of a row: the rest are alike, and each costs a tenth of a second. */
const MORE_OF_THE_SAME = [
  '[data-part=listing-grid] > :nth-child(n + 9)',
  'main [data-part=carousel-track] > :nth-child(n + 5)',
]

async function bringAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => {
    // What is far below a phone's screen is not laid out yet, and would seem to lie over what follows.
    document.documentElement.dataset.navigated = ''
    return 'axe' in window
  })
  // Its half a megabyte is read once per document: that takes longer than the check of a small page.
  if (!isThere) await page.evaluate(axe.source)
}

/** The whole page, or one part of it, e.g. an open panel; by all rules, or by some of them. */
export async function expectAccessible(page: Page, within = 'html', rules?: readonly string[]): Promise<void> {
  await bringAxe(page)
  const found = await page.evaluate(
    async ({ part, exclude, runOnly }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const context = { include: [[part]], exclude: exclude.map((each) => [each]) }
      const result = await run(context, {
        runOnly,
        // Listing passed rules takes as long as finding violations.
        resultTypes: ['violations'],
        // The shop has no frames, and no rule of these tags reads style sheets: to load them takes half the time.
        iframes: false,
        preload: false,
      })
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} (${failureSummary})`),
      )
    },
    {
      part: within,
      exclude: MORE_OF_THE_SAME,
      runOnly: rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: AXE_TAGS },
    },
  )
  expect(found, `${within} of ${page.url()} at ${page.viewportSize()?.width}`).toEqual([])
}
