import type { Page } from '@playwright/test'
import type { DataLayerEvent } from '@firkant/domain/tracking/data-layer-events.ts'

interface ConsentCommand {
  readonly 0: 'consent'
  readonly 1: string
  readonly 2: Readonly<Record<string, string>>
}
export type Pushed = DataLayerEvent | ConsentCommand

/** Everything that any document of this page pushes. */
export async function recordPushes(page: Page): Promise<Pushed[]> {
  const pushed: Pushed[] = []
  await page.exposeFunction('recordPush', (text: string) => pushed.push(JSON.parse(text) as Pushed))
  await page.addInitScript(() => {
    const { recordPush } = window as unknown as { recordPush: (text: string) => void }
    const dataLayer: object[] = []
    dataLayer.push = (...entries) => {
      for (const entry of entries) recordPush(JSON.stringify(entry))
      return 0
    }
    Object.assign(window, { dataLayer })
  })
  return pushed
}

export const namesOf = (pushed: readonly Pushed[]) =>
  pushed.map((entry) =>
    'event' in entry ? ('type' in entry ? `${entry.event} ${entry.type}` : entry.event) : entry[1],
  )
