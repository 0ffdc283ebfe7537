/** What every walk is looked at by: the statement of accessibility says so, from here (`npm run docs:accessibility`). */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const DESK = { width: 1366, height: 900 }
export const TABLET = { width: 768, height: 1024 }
export const PHONE = { width: 375, height: 812 }
/** WCAG 1.4.10. */
export const NARROWEST = { width: 320, height: 640 }
/** A desk at 200 %: WCAG 1.4.4, and as low as it is narrow. */
export const ZOOMED = { width: 683, height: 450 }
export const WIDEST = { width: 1920, height: 1080 }
