import { describe, expect, it } from 'vitest'
import type { WidthClass } from '@firkant/domain/device/width-class.ts'
import { readDocumentKey, widthClassOfRequest } from './document-key.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148'
const key = (url: string, headers = {}) => readDocumentKey(url, headers).key

describe('widthClassOfRequest', () => {
  it.each<[string | undefined, WidthClass]>([
    ['deviceWidth=390', 'mobile'],
    ['deviceWidth=768', 'mobile'],
    ['visitor=abc; deviceWidth=1024; customer=x', 'tablet'],
    ['visitor=abc;deviceWidth=1440', 'laptop'],
    ['deviceWidth=2560', 'desktop'],
    [undefined, 'laptop'],
  ])('NAV-10 NAV-13 takes the width of the cookie %j', (cookie, widthClass) => {
    expect(widthClassOfRequest({ cookie })).toBe(widthClass)
  })

  it.each([
    '',
    'deviceWidth=',
    'deviceWidth=390px',
    'deviceWidth=-1',
    'deviceWidth=1',
    'deviceWidth=9999999',
    'deviceWidth=99999',
    'xdeviceWidth=390',
    'devicewidth=390',
    'other=deviceWidth=390',
    'deviceWidth="390"',
    'deviceWidth=3e2',
    ';;;=;',
  ])('NAV-10 guesses by the agent when the cookie is %j', (cookie) => {
    expect(widthClassOfRequest({ cookie })).toBe('laptop')
    expect(widthClassOfRequest({ cookie, 'user-agent': PHONE })).toBe('mobile')
  })
})

describe('readDocumentKey', () => {
  it('reads path, query and search of an address', () => {
    const read = readDocumentKey('/soeg?utm_source=x&q=sofa&page=2', {})
    expect(read).toMatchObject({ path: '/soeg', search: '?utm_source=x&q=sofa&page=2', widthClass: 'laptop' })
    expect(read.query.toString()).toBe('page=2&q=sofa')
    expect(readDocumentKey('/', {})).toMatchObject({ path: '/', search: '' })
    expect(readDocumentKey('/?', {})).toMatchObject({ path: '/', search: '?' })
    expect(readDocumentKey('/a?b?c', {})).toMatchObject({ path: '/a', search: '?b?c' })
  })

  it('is the same for what shows the same', () => {
    expect(key('/soeg?q=sofa&page=2')).toBe(key('/soeg?page=2&utm_source=x&q=sofa'))
    expect(key('/sofaer')).toBe(key('/sofaer?gclid=1'))
    expect(key('/sofaer', { cookie: 'deviceWidth=1300' })).toBe(
      key('/sofaer', { cookie: 'visitor=1; deviceWidth=1800' }),
    )
  })

  it('is another for another path, query or width class', () => {
    const keys = [
      key('/sofaer'),
      key('/Sofaer'),
      key('/sofaer/'),
      key('/sofaer?page=2'),
      key('/sofaer?page=3'),
      key('/sofaer?q=page%3D2'),
      key('/sofaer%3Fpage=2'),
      key('/sofaer', { cookie: 'deviceWidth=390' }),
      key('/sofaer', { cookie: 'deviceWidth=1000' }),
      key('/sofaer', { cookie: 'deviceWidth=2000' }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('holds nothing of the visitor', () => {
    expect(key('/sofaer?eclub=s3cret', { cookie: 'customer=s3cret', 'user-agent': 's3cret' })).not.toContain('s3cret')
  })
})
