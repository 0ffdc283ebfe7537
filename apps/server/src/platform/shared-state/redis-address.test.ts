import { expect, it } from 'vitest'
import { REDIS_ADDRESS, sentinelsOf } from './redis-address.ts'

it('CLU-04 the address of Sentinels names them and what they watch; that of a server is left alone', () => {
  expect(sentinelsOf('redis+sentinel://:p%40ss@one:26379,two/shop')).toEqual({
    sentinels: [
      { host: 'one', port: 26_379 },
      { host: 'two', port: 26_379 },
    ],
    name: 'shop',
    password: 'p@ss',
  })
  expect(sentinelsOf('redis://127.0.0.1:6379')).toBeUndefined()
  for (const wrong of ['redis+sentinel://one:26379', 'redis+sentinel://one:x/shop', 'http://one'])
    expect(wrong).not.toMatch(REDIS_ADDRESS)
})
