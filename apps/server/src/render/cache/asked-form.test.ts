import { describe, expect, it } from 'vitest'
import { readAskedForm } from './asked-form.ts'

const OPENED = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }

describe('readAskedForm', () => {
  it.each(['none', 'cross-site', 'same-site', undefined])('a page that is opened from %s is a first one', (site) => {
    expect(readAskedForm({ ...OPENED, 'sec-fetch-site': site })).toEqual({ form: 'first' })
  })

  it.each([
    ['opened from another page of ours', { ...OPENED, 'sec-fetch-site': 'same-origin' }],
    ['asked for with a cookie', { ...OPENED, cookie: 'deviceWidth=412' }],
    ['asked for again', { ...OPENED, 'if-none-match': 'W/"x"' }],
    ['shown in a frame', { ...OPENED, 'sec-fetch-dest': 'iframe' }],
    ['asked for by a program', {}],
  ])('a page that is %s is a later one', (_, headers) => {
    expect(readAskedForm(headers)).toEqual({ form: 'later' })
  })
})
