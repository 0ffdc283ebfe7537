import { describe, expect, it } from 'vitest'
import { LIST_ERRORS } from '@firkant/domain/lists/wishlist.ts'
import { refusalText } from '../features/cart/refusal-texts.ts'
import { signInDa } from '../features/customer/sign-in/texts/sign-in-da.ts'
import { sellingDa } from '../features/employee/selling/texts/selling-da.ts'
import { reserveDa } from '../features/employee/texts/reserve-da.ts'
import { quickSearchTexts } from '../features/search/quick-search.texts.ts'
import { softLoginDa } from '../features/soft-login/texts/soft-login-da.ts'
import { cartPanelDa } from '../pages/cart/texts/cart-panel-da.ts'
import { listErrorText } from '../pages/lists/list-error-text.ts'
import { listsTexts } from '../pages/lists/lists.texts.ts'
import { listsDa } from '../pages/lists/texts/lists-da.ts'
import { profileDa } from '../pages/my-pages/profile/texts/profile-da.ts'
import { myPagesDa } from '../pages/my-pages/texts/my-pages-da.ts'
import { searchTexts } from '../pages/search/search.texts.ts'
import { menuDa } from '../shell/menu/texts/menu-da.ts'
import { textsOf } from '../texts/text-table.ts'
import { texts as shopDa } from '../texts/texts-da.ts'
import { createTranslator } from '../texts/translator.ts'

/** Written out as the specification has them: what it quotes is shown to the letter. */
const PASSWORD_RULE = 'Adgangskoden skal være på 8 tegn og indeholde tal, store og små bogstaver'
const MISMATCH = 'Adgangskoderne stemmer ikke overens'
const EMAIL = 'Du må indtaste en e-mailadresse'
const NEEDS_LOGIN = 'Du skal være logget ind for at aktivere personlige tilbud.'
const GENERIC = 'Noget gik galt, prøv igen senere.'
const GENERIC_RETRY = 'Noget gik galt. Prøv igen!'

const QUOTED: readonly (readonly [where: string, shown: string, quoted: string])[] = [
  ['registration: password', signInDa['error.passwordRule'], PASSWORD_RULE],
  ['registration: confirmation', signInDa['error.mismatch'], MISMATCH],
  ['registration: e-mail', signInDa['error.email'], EMAIL],
  ['registration: no password', signInDa['error.password'], 'Du må bruge en adgangskode'],
  ['registration: phone', signInDa['error.phoneNumber'], 'Du må indtaste et telefonnummer'],
  ['profile: password', profileDa['result.invalidNewPassword'], PASSWORD_RULE],
  ['profile: confirmation', profileDa['result.passwordMismatch'], MISMATCH],
  ['newsletter: empty', shopDa['newsletter.empty'], 'Udfyld venligst alle felter for at tilmelde dig'],
  ['newsletter: e-mail', shopDa['newsletter.invalid'], EMAIL],
  ['quantity: groups', shopDa['product.groupsOnly'], 'Kan kun købes som et sæt om {number}'],
  ['list: name', listsDa.invalidListName, 'Ugyldigt navn'],
  ['list: too many', listsDa.tooManyLists, 'Max antal lister nået'],
  ['list: others', listsDa.failed, GENERIC],
  ['login', signInDa['login.failed'], 'Der opstod en fejl under login'],
  ['reset: failed', signInDa['forgot.failed'], 'Din adgangskode kunne ikke nulstilles. Prøv igen senere.'],
  [
    'reset: sent',
    signInDa['forgot.sent'],
    'Der er sendt en e-mail med instruktioner om, hvordan du nulstiller din adgangskode.',
  ],
  ['offers: my pages', myPagesDa['offer.signIn'], NEEDS_LOGIN],
  ['offers: recognised', softLoginDa['soft.offersLocked'], NEEDS_LOGIN],
  ['cart: stock', shopDa['cart.notEnough'], 'Der er ikke nok på lager.'],
  ['wish list', shopDa['wishlist.addFailed'], 'Kunne ikke tilføje til favoritter. Samlet antal favoritter: {count}'],
  ['generic', shopDa['error.generic'], GENERIC],
  ['generic, with a retry', shopDa['error.genericRetry'], GENERIC_RETRY],
  ['store: reservation', reserveDa['error.failed'], GENERIC_RETRY],
  ['store: sale', sellingDa.failed, GENERIC_RETRY],
  ['page', shopDa['error.pageLoad'], 'Siden kunne ikke indlæses.'],
  ['search: nothing', searchTexts.da['search.none'], 'Ingen resultater for: {q}'],
  ['quick search: nothing', quickSearchTexts.da['quickSearch.none'], 'Ingen resultater'],
  ['quick search: phrases', quickSearchTexts.da['quickSearch.phrases'], 'Leder du efter?'],
  ['cart: empty', cartPanelDa.empty, 'Kurven er tom'],
  ['cart: checkout', cartPanelDa.toCheckout, 'Til kassen'],
  ['cart: accessories', cartPanelDa.accessories, 'Du kan også være interesseret i:'],
  ['cart: removed', cartPanelDa.removed, '{name} er blevet fjernet fra kurven'],
  ['cart: undo', shopDa['panels.undo'], 'Fortryde'],
  ['menu: my pages', menuDa['menu.myPages'], 'Mine sider'],
  ['menu: hello', menuDa['menu.helloYou'], 'Hej'],
  ['menu: profile', menuDa['menu.myProfile'], 'Min profil'],
  ['menu: orders', menuDa['menu.myOrders'], 'Mine køb'],
  ['menu: return', menuDa['menu.makeReturn'], 'Lav en retur'],
]

describe('what the specification quotes', () => {
  it.each(QUOTED)('API-04 %s', (_where, shown, quoted) => {
    expect(shown).toBe(quoted)
  })

  it('API-04 LIST-05 of lists, two refusals have texts of their own; every other and no answer at all is generic', () => {
    const { text } = textsOf(listsTexts, 'da')
    const own = { invalidListName: 'Ugyldigt navn', tooManyLists: 'Max antal lister nået' }
    const said = Object.fromEntries(LIST_ERRORS.map((code) => [code, listErrorText(text, code)]))
    expect(said).toEqual({ ...Object.fromEntries(LIST_ERRORS.map((code) => [code, GENERIC])), ...own })
    expect(listErrorText(text, undefined)).toBe(GENERIC)
  })

  it('API-04 CART-07 of the cart, too little stock has a text of its own, what is no matter of a code is generic', () => {
    const speaker = {
      language: 'da',
      texts: createTranslator({ language: 'da', catalogue: shopDa, onMissing: () => undefined }),
    } as const
    expect(refusalText(speaker, 'insufficient-inventory')).toBe('Der er ikke nok på lager.')
    for (const code of ['unknown-sku', 'invalid-quantity'] as const)
      expect(refusalText(speaker, code)).toBe(GENERIC_RETRY)
  })
})
