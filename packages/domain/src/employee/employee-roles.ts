export const EMPLOYEE_ROLES = ['seller', 'storeManager', 'service'] as const
export type EmployeeRole = (typeof EMPLOYEE_ROLES)[number]

export const EMPLOYEE_PERMISSIONS = [
  'seeStoreStock',
  'reserve',
  'takeOrder',
  'setPrice',
  'findOrder',
  'readAudit',
] as const
export type EmployeePermission = (typeof EMPLOYEE_PERMISSIONS)[number]

/** What each role may do; the server asks, the browser only hides what would be refused. */
const PERMISSIONS: Readonly<Record<EmployeeRole, Readonly<Record<EmployeePermission, boolean>>>> = {
  seller: { seeStoreStock: true, reserve: true, takeOrder: true, setPrice: true, findOrder: false, readAudit: false },
  storeManager: {
    seeStoreStock: true,
    reserve: true,
    takeOrder: true,
    setPrice: true,
    findOrder: true,
    readAudit: true,
  },
  service: {
    seeStoreStock: true,
    reserve: false,
    takeOrder: false,
    setPrice: false,
    findOrder: true,
    readAudit: false,
  },
}

export function mayEmployee(role: EmployeeRole, permission: EmployeePermission): boolean {
  return PERMISSIONS[role][permission]
}

export function isEmployeeRole(text: string): text is EmployeeRole {
  return (EMPLOYEE_ROLES as readonly string[]).includes(text)
}
