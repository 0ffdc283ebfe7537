import { describe, expect, it, vi } from 'vitest'
import type { EmployeeModel } from '@firkant/domain/employee/employee-model.ts'
import { ApiError } from '../../platform/api-client.ts'
import { openEmployeeSession } from './employee-session.ts'

const AARHUS = { id: 'aarhus', displayName: 'Aarhus C' }
const AT_WORK: EmployeeModel = { isLoggedIn: true, displayName: 'Bo', stores: [AARHUS] }

function open(stored: string | null, answer: () => Promise<unknown> = () => Promise.resolve({ success: true })) {
  const post = vi.fn<(name: string, body: unknown) => Promise<unknown>>(answer)
  const changed = vi.fn<(types: readonly string[]) => Promise<void>>(() => Promise.resolve())
  const reportError = vi.fn<() => void>()
  const set = vi.fn<(key: string, value: string) => void>()
  const storage = { get: () => stored, set, remove: () => undefined }
  const session = openEmployeeSession({ api: { post }, dynamicData: { changed }, reportError } as never, storage)
  return { session, post, changed, reportError, set }
}

describe('the store of an employee', () => {
  it('EMP-02 is saved on the server, remembered here, and told to the other tabs', async () => {
    const { session, post, changed, set } = open(null)
    expect(await session.choose('aarhus')).toBe(true)
    expect(post).toHaveBeenCalledWith('employee/store', { storeId: 'aarhus' })
    expect(set).toHaveBeenCalledWith('employeeStore', 'aarhus')
    expect(changed).toHaveBeenCalledWith(['employee', 'storeStock'])
  })

  it.each([
    ['is refused', () => Promise.resolve({ success: false })],
    ['fails', () => Promise.reject(new Error('offline'))],
  ])('EMP-02 is neither remembered nor told of when saving %s', async (_, answer) => {
    const { session, changed, set } = open(null, answer)
    expect(await session.choose('aarhus')).toBe(false)
    expect([set.mock.calls, changed.mock.calls]).toEqual([[], []])
  })

  it('EMP-01 cannot be chosen once the employment has ended, and the bar learns of it', async () => {
    const { session, changed, set } = open(null, () => Promise.reject(new ApiError(401, {})))
    expect(await session.choose('aarhus')).toBe(false)
    expect(set).not.toHaveBeenCalled()
    expect(changed).toHaveBeenCalledWith(['employee', 'storeStock'])
  })

  it('EMP-02 of the last time is chosen again, once', async () => {
    const { session, post } = open('aarhus')
    expect(await session.restore(AT_WORK)).toBe(true)
    expect(await session.restore(AT_WORK)).toBe(false)
    expect(post).toHaveBeenCalledOnce()
  })

  it.each([
    ['one is selected', 'aarhus', { ...AT_WORK, selectedStoreId: 'aarhus', selectedStore: AARHUS }],
    ['nothing is remembered', null, AT_WORK],
    ['it is not one of this market’s', 'oslo', AT_WORK],
    ['nobody is at work', 'aarhus', { isLoggedIn: false, stores: [] }],
  ])('EMP-02 is not chosen again if %s', async (_, stored, employee) => {
    const { session, post } = open(stored)
    expect(await session.restore(employee)).toBe(false)
    expect(post).not.toHaveBeenCalled()
  })

  it('EMP-03 a logout is told to the other tabs', async () => {
    const { session, post, changed } = open(null)
    expect(await session.logOut()).toBe(true)
    expect(post).toHaveBeenCalledWith('employee/authentication/logout', {})
    expect(changed).toHaveBeenCalledWith(['employee', 'storeStock'])
  })
})
