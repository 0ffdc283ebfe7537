import { describe, expect, it } from 'vitest'
import { loginAddress, readReturnUrl } from './sign-in-forms.ts'

describe('the page to return to after a login', () => {
  it('PAGE-12 is a path of this shop, with what belongs to it', () => {
    expect(readReturnUrl('/mine-sider/koeb?page=2#ordre')).toBe('/mine-sider/koeb?page=2#ordre')
    expect(readReturnUrl('/')).toBe('/')
  })

  it('PAGE-12 is never another site, a call, a form, or too long', () => {
    const hostile = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
    ]
    const useless = ['', 'mine-sider', '/api/client/x', '/account/login', `/${'a'.repeat(600)}`, null, undefined]
    for (const given of [...hostile, ...useless]) expect(readReturnUrl(given), String(given)).toBeUndefined()
  })

  it('PAGE-12 is a parameter of the login', () => {
    expect(loginAddress('/log-ind', '/mine-sider?a=1')).toBe('/log-ind?returnUrl=%2Fmine-sider%3Fa%3D1')
  })
})
