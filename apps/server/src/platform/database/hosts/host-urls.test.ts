import { expect, it } from 'vitest'
import { hostUrls, isDatabaseAddress } from './host-urls.ts'

it('CLU-04 an address of several hosts is read as libpq does', () => {
  expect(
    hostUrls('postgres://shop:p%40ss@one:5432,two,[::1]:5433/shop?target_session_attrs=read-write&sslmode=require'),
  ).toEqual([
    'postgres://shop:p%40ss@one:5432/shop?sslmode=require',
    'postgres://shop:p%40ss@two/shop?sslmode=require',
    'postgres://shop:p%40ss@[::1]:5433/shop?sslmode=require',
  ])
  expect(hostUrls('postgres://one/shop?sslmode=require&target_session_attrs=primary')).toEqual([
    'postgres://one/shop?sslmode=require',
  ])
  for (const alone of ['postgres://shop@127.0.0.1:5432/shop', 'postgres:///shop?host=/run/postgresql'])
    expect(hostUrls(alone)).toEqual([alone])
})

it('CLU-04 what is no address of servers that take writes is told from one that is', () => {
  expect(isDatabaseAddress('postgres://one:5432,two:5432/shop?target_session_attrs=read-write')).toBe(true)
  expect(isDatabaseAddress('postgres://one:5432/shop')).toBe(true)
  expect(isDatabaseAddress('postgres://one:5432,two:5432/shop?target_session_attrs=standby')).toBe(false)
  expect(isDatabaseAddress('postgres://one:5432,two:many/shop')).toBe(false)
})
