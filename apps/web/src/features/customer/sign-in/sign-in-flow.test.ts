import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lastErrorPage } from '../../../platform/navigation/last-error-page.ts'
import { siteModals } from '../../../platform/panels/site-modals.ts'
import { sitePanels } from '../../../platform/panels/site-panels.ts'
import type { Shop } from '../../../platform/shop-context.ts'
import { CUSTOMER_DATA } from '../customer-session.ts'
import { CLOSE_AFTER_LOGIN_MS, finishLogin } from './finish-login.ts'
import { requireSignIn } from './require-sign-in.ts'
import type { SignInModalProps } from './sign-in-modal.tsx'

const changed = vi.fn<(types: readonly string[]) => Promise<void>>(() => Promise.resolve())
const shop = {
  language: 'da',
  dynamicData: {
    changed,
    load: () => Promise.resolve(null),
    read: () => ({ status: 'loaded', data: { startPageUrl: '/forside' } }),
  },
} as unknown as Shop

let detach: () => void
beforeEach(() => {
  vi.useFakeTimers()
  changed.mockClear()
  detach = siteModals.attachContainer()
})
afterEach(() => {
  siteModals.closeAll()
  detach()
  vi.useRealTimers()
})

/** What the content of the open modal was given. */
function openedModal(): SignInModalProps {
  const content = siteModals.current().at(-1)?.content as { readonly props: SignInModalProps } | undefined
  if (!content) throw new Error('No modal is open')
  return content.props
}

describe('after a login', () => {
  it('AUTH-02 the panel of the soft login closes, data are refreshed, and all modals close after 800 ms', async () => {
    sitePanels.open('soft-login')
    siteModals.open({ label: 'one', content: null })
    siteModals.open({ label: 'two', content: null })
    void finishLogin(shop, undefined)
    expect(sitePanels.current()).toBeUndefined()
    expect(changed.mock.calls).toEqual([[CUSTOMER_DATA]])
    await vi.advanceTimersByTimeAsync(CLOSE_AFTER_LOGIN_MS - 1)
    expect(siteModals.current()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(siteModals.current()).toHaveLength(0)
  })

  it('AUTH-02 any other panel stays', async () => {
    sitePanels.open('menu')
    void finishLogin(shop, undefined)
    expect(sitePanels.current()?.name).toBe('menu')
    sitePanels.close()
  })
})

describe('a call that needs a login', () => {
  it('AUTH-08 API-02 several calls open one modal, and all are repeated after the login, which reloads the page once', async () => {
    const place = { assign: vi.fn(), reload: vi.fn() }
    const asked = [requireSignIn(shop, place), requireSignIn(shop, place)]
    expect(siteModals.current()).toHaveLength(1)
    expect(openedModal()).toMatchObject({ firstView: 'Login', isRequired: true })
    openedModal().onSignedIn()
    const [first, second] = await Promise.all(asked)
    first?.()
    await vi.runAllTimersAsync()
    siteModals.closeAll()
    await vi.runAllTimersAsync()
    expect(place.reload).not.toHaveBeenCalled()
    second?.()
    await vi.runAllTimersAsync()
    expect(place.reload).toHaveBeenCalledOnce()
    expect(place.assign).not.toHaveBeenCalled()
  })

  it('AUTH-08 the page is reloaded after the answer, once the modal has closed', async () => {
    const place = { assign: vi.fn(), reload: vi.fn() }
    const asked = requireSignIn(shop, place)
    openedModal().onSignedIn()
    const onRepeated = await asked
    onRepeated?.()
    await vi.runAllTimersAsync()
    expect(place.reload).not.toHaveBeenCalled()
    siteModals.closeAll()
    await vi.runAllTimersAsync()
    expect(place.reload).toHaveBeenCalledOnce()
  })

  it('AUTH-08 who dismisses it is led to the start page, or to the last error page', async () => {
    const place = { assign: vi.fn(), reload: vi.fn() }
    const first = requireSignIn(shop, place)
    siteModals.close()
    expect(await first).toBeUndefined()
    lastErrorPage.note({ errorPage: false, url: '/sofaer' })
    lastErrorPage.note({ errorPage: true, url: '/mine-sider/koeb' })
    const second = requireSignIn(shop, place)
    siteModals.close()
    expect(await second).toBeUndefined()
    expect(place.assign.mock.calls).toEqual([['/forside'], ['/mine-sider/koeb']])
    expect(place.reload).not.toHaveBeenCalled()
  })
})
