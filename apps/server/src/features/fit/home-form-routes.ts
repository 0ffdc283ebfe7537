import { HOME_FIELD_NAMES, readHome, WRONG_HOME_PARAM } from '@firkant/domain/fit/home-fields.ts'
import type { homeFormRows } from '@firkant/domain/fit/home-form-rows.ts'
import { HOME_FORM_FIELDS } from '@firkant/domain/fit/home-form.ts'
import { FROM_PARAM, readFrom } from '@firkant/domain/market/country-switch.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { FormHandlers } from '../../platform/forms/form-routes.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { findHomeOwner, sayHome } from './visitor-home.ts'

/** What was typed wrongly stands in the address of the form's page, so that nothing has to be typed twice. */
const MAX_TYPED_LENGTH = 12

/** Saying a way in: the same with scripts and without. */
export function homeForms({
  database,
  brand,
}: Pick<ShopContext, 'database' | 'brand'>): FormHandlers<typeof homeFormRows> {
  return {
    async 'fit.home'(sent, { knownRequester, fields, back, market, addressOf }) {
      const requester = knownRequester()
      const { now } = requester
      const page = addressOf(FIXED_PATHS.wayIn[market.language])
      const from = readFrom(back ?? null) ?? page
      const owner = await findHomeOwner(database.main, brand.key, requester)
      if (sent.forget) {
        await sayHome(database.main, owner, { said: null, now })
        return { to: 'back', address: from }
      }
      const { home } = readHome((name) => fields.get(name) ?? '')
      if (home) {
        await sayHome(database.main, owner, { said: { home, isShared: sent.share }, now })
        return { to: 'back', address: from }
      }
      const typed = [...HOME_FIELD_NAMES, HOME_FORM_FIELDS.turn].flatMap((name): [string, string][] => {
        const value = (fields.get(name) ?? '').slice(0, MAX_TYPED_LENGTH)
        return value === '' ? [] : [[name, value]]
      })
      const pairs: [string, string][] = [
        [FROM_PARAM, from],
        [WRONG_HOME_PARAM, '1'],
        ...(sent.share ? [[HOME_FORM_FIELDS.share, '1'] as [string, string]] : []),
        ...typed,
      ]
      return { to: 'wayIn', query: new URLSearchParams(pairs) }
    },
  }
}
