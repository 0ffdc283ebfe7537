import type { Browser } from '@playwright/test'
import { measureTasks, type PageTasks } from './page-tasks.ts'
import { openPhone, type Device } from './phone.ts'
import { WEIGHED_PAGES, type WeighedPage } from './weigh-page.ts'

interface TaskLimits {
  /** Times of the reference. */
  readonly load: number
  readonly touch: number
  readonly redrawn: number
}

/** Of a first visit, with room: decision 0095. What got shorter gets a lower limit. */
export const TASK_LIMITS: Readonly<Record<Device, Readonly<Record<WeighedPage, TaskLimits>>>> = {
  phone: {
    start: { load: 1.8, touch: 0.9, redrawn: 30 },
    category: { load: 2, touch: 1, redrawn: 120 },
    product: { load: 1.9, touch: 1.2, redrawn: 90 },
  },
  tablet: {
    start: { load: 1.8, touch: 0.9, redrawn: 75 },
    category: { load: 1.9, touch: 1, redrawn: 120 },
    product: { load: 2, touch: 1.3, redrawn: 90 },
  },
}

/** What has grown has grown in each of them; a busy machine disturbs some. */
const MAX_LOADS = 5

interface Measured {
  readonly device: Device
  readonly kind: WeighedPage
}

function findExcess({ device, kind }: Measured, found: TaskLimits): readonly string[] {
  const limits = TASK_LIMITS[device][kind]
  const names = Object.keys(limits) as (keyof TaskLimits)[]
  return names.flatMap((name) =>
    found[name] > limits[name]
      ? [`${kind} on a ${device}: ${name} ${found[name].toFixed(2)}, at most ${limits[name]}`]
      : [],
  )
}

const inTimesOfReference = ({ loadMs, touchMs, referenceMs, redrawn }: PageTasks): TaskLimits => ({
  load: loadMs / referenceMs,
  touch: touchMs / referenceMs,
  redrawn,
})

async function measureOnce(browser: Browser, origin: string, { device, kind }: Measured): Promise<TaskLimits> {
  const context = await openPhone(browser, 'first', device)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    return inTimesOfReference(await measureTasks(page, session, origin + WEIGHED_PAGES[kind]))
  } finally {
    await context.close()
  }
}

/** What is over its limit in the least of some loads. */
export async function findLongTasks(browser: Browser, origin: string, measured: Measured): Promise<readonly string[]> {
  let least = await measureOnce(browser, origin, measured)
  for (let load = 2; load <= MAX_LOADS && findExcess(measured, least).length > 0; load += 1) {
    const next = await measureOnce(browser, origin, measured)
    least = {
      load: Math.min(least.load, next.load),
      touch: Math.min(least.touch, next.touch),
      redrawn: Math.min(least.redrawn, next.redrawn),
    }
  }
  return findExcess(measured, least)
}
