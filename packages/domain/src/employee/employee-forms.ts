/** Where the plain forms of employees are posted. */
export const EMPLOYEE_FORMS = {
  login: '/employee/login',
  logout: '/employee/logout',
  store: '/employee/store',
  release: '/employee/reservation/release',
  sell: '/employee/reservation/sell',
  findOrder: '/employee/order/find',
  removePasskey: '/employee/passkey/remove',
  endSessions: '/employee/sessions/end',
} as const

/** Storage key of the store that this browser's employee worked in last. */
export const EMPLOYEE_STORE_KEY = 'employeeStore'
/** Set once the employee does not want the key that opens the editor. */
export const EDIT_KEY_STORAGE = 'editKey'
