import type { Browser, BrowserContext, Page } from '@playwright/test'
import { chosenVisitor } from './chosen-visitor.ts'

/** The slow phone that pages are measured on. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
} as const

/** Somebody who was never here before and is asked about cookies, and somebody who has answered. */
export const VISITS = ['first', 'later'] as const
export type Visit = (typeof VISITS)[number]

const NOBODY = { cookies: [], origins: [] }

/** A context of its own has an empty cache. */
export function openPhone(browser: Browser, visit: Visit): Promise<BrowserContext> {
  return browser.newContext({ ...PHONE, storageState: visit === 'first' ? NOBODY : chosenVisitor() })
}

/** The page has done what it does by itself. On a busy machine the line may go quiet before its code has run. */
export async function whenAtRest(page: Page, visit: Visit): Promise<void> {
  await page.waitForFunction(() => document.documentElement.matches('[data-started],[data-at-rest]'))
  if (visit === 'first') await page.locator('[data-part=consent-banner]').waitFor()
  await page.waitForLoadState('networkidle')
}
