import type { Browser, BrowserContext } from '@playwright/test'
import { chosenVisitor } from './chosen-visitor.ts'

/** The slow phone that pages are measured on. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
} as const

/** A context of its own has an empty cache. */
export function openPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ ...PHONE, storageState: chosenVisitor() })
}
