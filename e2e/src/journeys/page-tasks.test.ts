import { DEVICES, type Device } from '../../../scripts/page-weight/phone.ts'
import { findLongTasks } from '../../../scripts/page-weight/task-limits.ts'
import { WEIGHED_PAGES, type WeighedPage } from '../../../scripts/page-weight/weigh-page.ts'
import { expect, test } from '../shop-fixture.ts'

for (const device of Object.keys(DEVICES) as Device[])
  test(`a first visit on a ${device}: no task is longer than it was, before a touch and after it, and nothing is drawn twice`, async ({
    browser,
    origin,
  }) => {
    for (const kind of Object.keys(WEIGHED_PAGES) as WeighedPage[])
      await test.step(kind, async () => {
        expect(await findLongTasks(browser, origin, { device, kind })).toEqual([])
      })
  })
