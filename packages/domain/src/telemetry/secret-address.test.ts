import { describe, expect, it } from 'vitest'
import { SIGN_IN_PARAMS } from '../customer/sign-in-forms.ts'
import { SOFT_LOGIN_PARAM } from '../customer/soft-login.ts'
import { handOverPath } from '../employee/hand-over.ts'
import { listPreviewPath, SHARE_PARAM } from '../lists/list-forms.ts'
import { TOKEN_PARAM } from '../newsletter/newsletter-steps.ts'
import { CONFIRM_TOKEN_PARAM, ORDER_TOKEN_PARAM } from '../orders/order-pages.ts'
import { EMPLOYEE_PARAMS } from '../page/models/employee-models.ts'
import { LINK_PARAM, OPENING_PARAMS } from '../page/opened-link.ts'
import { hasSecret, maskSecrets, SECRET_PARAMS, SECRET_PATHS } from './secret-address.ts'

describe('TRACK-09 the list of secret parameters', () => {
  it('has every parameter by which a page is opened', () => {
    const opening = [
      ORDER_TOKEN_PARAM,
      CONFIRM_TOKEN_PARAM,
      TOKEN_PARAM,
      SIGN_IN_PARAMS.token,
      SHARE_PARAM,
      SOFT_LOGIN_PARAM,
      EMPLOYEE_PARAMS.lookup,
      LINK_PARAM,
      ...OPENING_PARAMS,
    ]
    expect(opening.filter((name) => !SECRET_PARAMS.some((each) => each === name))).toEqual([])
    expect(
      [handOverPath('x'), listPreviewPath('x')].map((path) => SECRET_PATHS.some((each) => path.startsWith(each))),
    ).toEqual([true, true])
  })
})

describe('TRACK-09 an address', () => {
  it.each(SECRET_PARAMS)('without the value of %s', (name) => {
    const inside = encodeURIComponent(`/x?a=1&${name}=s3cret&b=2`)
    expect(maskSecrets(`/x?${name}=s3%26cret&from=${inside}#top`)).toBe(
      `/x?${name}=-&from=${inside.replace('s3cret', '-')}#top`,
    )
    expect(hasSecret(`/x?from=${inside}`)).toBe(true)
  })

  it.each(SECRET_PATHS)('without what stands behind %s', (path) => {
    expect(maskSecrets(`${path}s3cret?a=1`)).toBe(`${path}-?a=1`)
    expect(maskSecrets(`/land?from=${encodeURIComponent(`${path}s3cret?a=1`)}&b=2`)).not.toContain('s3cret')
  })

  it.each(['/', '/soeg?q=token', '/x?tokens=2&monkey=1#token=1', '/kontakt/k', '/kurv?page=2'])(
    '%s has none',
    (address) => {
      expect([maskSecrets(address), hasSecret(address)]).toEqual([address, false])
    },
  )
})
