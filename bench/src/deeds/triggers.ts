import type { Page } from '@playwright/test'

/**
 * When React comes. The document carries the signs in its start script (`server/render/document/start-script.ts`): here
 * other ones are written in, so that the same build shows them all.
 */
export const TRIGGERS = ['now', 'press', 'touch', 'scroll', 'idle', 'at once'] as const
export type Trigger = (typeof TRIGGERS)[number]

export const TRIGGER_NAMES: Readonly<Record<Trigger, string>> = {
  now: 'as it is: touch, pointer, key, focus, or scroll beyond the first screen',
  press: 'a press alone: click, key or focus',
  touch: 'start of a touch, key or focus; no scroll',
  scroll: 'as it is, and any scroll',
  idle: 'as it is, or 5 s after the first frame',
  'at once': 'after the first frame',
}

const BEYOND = 'scrollY>innerHeight'
/** A finger that draws the page moves a pointer, too. */
const MOVES = '(m.movementX||m.movementY)'
const SIGNS = '["pointerdown","touchstart","keydown","focusin"]'
/** Where the small script is asked for. */
const BEGINS = 'a("script",{type:"module",src:waiting})'

/** Text of the document, and what stands there instead. */
const CHANGES: Readonly<Record<Trigger, readonly (readonly [string, string])[]>> = {
  now: [],
  press: [
    [SIGNS, '["click","keydown","focusin"]'],
    [MOVES, 'false'],
    [BEYOND, 'false'],
  ],
  touch: [[BEYOND, 'false']],
  scroll: [[BEYOND, 'scrollY>0']],
  idle: [[BEGINS, `${BEGINS};setTimeout(s,5000)`]],
  'at once': [[BEGINS, `${BEGINS};s()`]],
}

export async function withTrigger(page: Page, trigger: Trigger): Promise<void> {
  const changes = CHANGES[trigger]
  if (changes.length === 0) return
  await page.route(
    (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      let body = await response.text()
      for (const [text, instead] of changes) {
        if (!body.includes(text)) throw new Error(`The start script has no ${text}: teach bench/src/deeds/triggers.ts`)
        body = body.replace(text, () => instead)
      }
      const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers()
      await route.fulfill({ status: response.status(), headers, body })
    },
  )
}
