/** Where the plain forms of employees are posted. */
export const EMPLOYEE_FORMS = {
  login: '/employee/login',
  logout: '/employee/logout',
  store: '/employee/store',
} as const

/** Storage key of the store that this browser's employee worked in last. */
export const EMPLOYEE_STORE_KEY = 'employeeStore'
