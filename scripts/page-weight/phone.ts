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

/** It calls itself a desktop, as tablets do: the document that comes is a wide window's. */
const TABLET = {
  ...PHONE,
  viewport: { width: 768, height: 1024 },
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
} as const

/** A phone whose browser does not say so, as in some apps. */
const UNNAMED = { ...PHONE, userAgent: TABLET.userAgent } as const

/** Those with limits of their own. */
export const DEVICES = { phone: PHONE, tablet: TABLET } as const
export type Device = keyof typeof DEVICES

const ALL = { ...DEVICES, unnamed: UNNAMED } as const
export type AnyDevice = keyof typeof ALL

/** Somebody who was never here before and is asked about cookies, and somebody who has answered. */
export const VISITS = ['first', 'later'] as const
export type Visit = (typeof VISITS)[number]

const NOBODY = { cookies: [], origins: [] }

/** A context of its own has an empty cache. */
export function openPhone(browser: Browser, visit: Visit, device: AnyDevice = 'phone'): Promise<BrowserContext> {
  return browser.newContext({ ...ALL[device], storageState: visit === 'first' ? NOBODY : chosenVisitor() })
}

/** The page has done what it does by itself. On a busy machine the line may go quiet before its code has run. */
export async function whenAtRest(page: Page, visit: Visit): Promise<void> {
  await page.waitForFunction(() => document.documentElement.matches('[data-started],[data-at-rest]'))
  if (visit === 'first') await page.locator('[data-part=consent-banner]').waitFor()
  await page.waitForLoadState('networkidle')
}
