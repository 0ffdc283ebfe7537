import { CONSENT_VERSION } from '@firkant/domain/consent/consent.ts'
import { PASSWORD } from '../../../apps/server/test/visitors/account-visitor.ts'
import type { FuzzPeople, Victim } from './fuzz-people.ts'
import type { Dictionary } from './fuzz-values.ts'

/** What accounts, passkeys, lists, employees and consent are asked with: things of a stranger, and of one's own. */
export function accountDictionary(target: Victim, people: FuzzPeople): Dictionary {
  const listKey = ['wishlist', 'list-x', ...target.listKeys, ...people.listKeys] as const
  const password = [PASSWORD, PASSWORD, 'Velkommen2026', 'kort', 'uden-tal-og-store', 'x'.repeat(300)] as const
  const id = ['of-the-victim', ...target.sessionIds, ...people.sessionIds] as const
  return {
    email: [
      target.email,
      people.email,
      'ansat-1@hjemly.example',
      'alma@example.dk',
      'ALMA@example.dk',
      'a@b.c',
      'nobody',
      'a@b@c.dk',
      `${'a'.repeat(250)}@example.dk`,
      'ｆｕｌｌ@example.dk',
      'a@bücher.example',
    ],
    forename: ['Alma', 'x'.repeat(60), 'www.evil.example', 'A\u3002B'],
    surname: ['Holm', ' ', 'O’Neill'],
    phoneNumber: ['20304050', '+4520304050', '+'],
    password,
    confirmPassword: password,
    currentPassword: password,
    newPassword: password,
    listKey,
    targetListKey: listKey,
    list: listKey,
    id,
    sessionId: id,
    orderId: ['0b5a1c1e-6f1c-4c0e-9a55-5a2f7b6c8d90', 'x'],
    note: ['Mål væggen', '', 'x'.repeat(500)],
    name: ['Alma Holm', 'Telefon', 'x'.repeat(200)],
    token: ['x'.repeat(43), 'abc', `eclub-${'x'.repeat(43)}`, 'draft.AAAA'],
    eclub: [`eclub-${'x'.repeat(43)}`, 'x'.repeat(50)],
    offerKey: ['velkommen', 'none', '__proto__'],
    storeId: ['aarhus', 'odense', 'none', ''],
    reason: ['other', 'priceMatch', 'x'],
    text: ['Kunden spørger', ''],
    number: ['HJ-2222-2222', 'x'],
    proof: ['5000', 'alma@example.dk'],
    form: ['name', 'mobile', 'address', 'email', 'contact', 'payment', 'choices', 'end', 'x'],
    choice: ['all', 'necessary', 'chosen', 'x'],
    category: ['statistics', 'marketing', 'personalisation', 'x'],
    place: ['banner', 'panel', 'page', 'x'],
    version: [String(CONSENT_VERSION), '0', '99', 'x'],
    returnTo: ['/onskelister', '/onskelister?list=x', '//evil.example', '/\\evil', '/%5b'],
    returnUrl: ['/mine-sider', '//evil.example', 'https://evil.example', '/account/login', '/[', '/\u0000'],
    act: ['take', 'undo'],
    view: ['today', 'order', 'safety', 'log', 'x'],
    days: ['7', '30', '0', 'x'],
    undoCart: ['0b5a1c1e-6f1c-4c0e-9a55-5a2f7b6c8d90', 'x'],
  }
}
