import { expect, it } from 'vitest'
import { TEST_NOW } from '../../test/ground/global-setup.ts'
import { runHere } from '../../test/processes/command-run.ts'
import { isPreviewAllowed, PREVIEW_LIFE_MS } from '../render/preview/preview-link.ts'
import { DONE } from './command.ts'
import { previewLinkCommand } from './preview-link-command.ts'

it('SEC-02 a preview link says until when it is good', async () => {
  const { code, output } = await runHere(previewLinkCommand, ['/kladde'], 'postgres://not-asked')
  expect(code).toBe(DONE)
  const [, token = ''] = /\/kladde\?preview=(\S+)\nGood until 2026-11-22T12:00:00\.000Z\.\n$/.exec(output) ?? []
  const opens = (now: Date) => isPreviewAllowed('x'.repeat(32), { brand: 'hjemly', path: '/kladde' }, { token, now })
  expect(opens(TEST_NOW)).toBe(true)
  expect(opens(new Date(TEST_NOW.getTime() + PREVIEW_LIFE_MS))).toBe(false)
})
