/** The checkout has no distractions: no menu, no search, no panels. */
export function isPlainPage(pageName: string): boolean {
  return pageName === 'CheckoutPage'
}

/** Where somebody is at work: nobody asks them for an address, or what may be measured of them. */
function isEmployeePage(pageName: string): boolean {
  return pageName === 'EmployeeLoginPage' || pageName === 'EmployeePage' || pageName === 'InsightsPage'
}

/** Pages with something to finish or to print: an invitation would stand in the way. */
export function hasNoInvitation(pageName: string): boolean {
  return pageName === 'CartPage' || pageName === 'OrderReceiptPage' || isEmployeePage(pageName)
}

/** Nothing may lie over the button that buys, and the cookie page has the question itself. */
export function hasConsentQuestion(pageName: string): boolean {
  return !isPlainPage(pageName) && !isEmployeePage(pageName) && pageName !== 'CookiePage'
}
