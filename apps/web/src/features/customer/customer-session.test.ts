import { describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../../platform/api-client.ts'
import { createDynamicDataStore } from '../../platform/dynamic-data/dynamic-data-store.ts'
import { CUSTOMER_DATA, openCustomerSession } from './customer-session.ts'

function open(answer: () => Response) {
  const calls: string[] = []
  const api = createApiClient({
    language: 'da',
    clientVersion: '1.0.0',
    fetch: async (input, init) => {
      calls.push(`${init?.method ?? 'GET'} ${String(input)}`)
      return answer()
    },
  })
  const changed = vi.fn<(types: readonly string[]) => Promise<void>>(async () => undefined)
  const store = createDynamicDataStore(() => Promise.reject(new Error('Nothing is loaded here')))
  const session = openCustomerSession(api, { ...store, changed, replaced: () => undefined })
  return { session, calls, changed }
}

describe('leaving', () => {
  it('MENU-07 AUTH-09 logs out, and everything of the customer is loaded again', async () => {
    const { session, calls, changed } = open(() => Response.json({ success: true }))
    await session.logOut()
    expect(calls).toEqual(['POST /api/client/ct/authentication/logout?language=da'])
    expect(changed.mock.calls).toEqual([[CUSTOMER_DATA]])
    expect(CUSTOMER_DATA).toEqual(expect.arrayContaining(['customer', 'wishlist', 'shoppingLists', 'cart']))
  })

  it('MENU-07 forgets whom a letter told us of', async () => {
    const { session, calls, changed } = open(() => new Response(null, { status: 200 }))
    await session.removePersonalisation()
    expect(calls).toEqual(['GET /api/client/voyado/clear-softlogin?language=da'])
    expect(changed).toHaveBeenCalledOnce()
  })

  it('MENU-07 is told when the server did not do it', async () => {
    const refused = open(() => Response.json({ success: false }))
    await expect(refused.session.logOut()).rejects.toThrow('not logged out')
    expect(refused.changed).not.toHaveBeenCalled()
    const failed = open(() => new Response(null, { status: 503 }))
    await expect(failed.session.removePersonalisation()).rejects.toThrow('503')
    expect(failed.changed).not.toHaveBeenCalled()
  })
})
