/** The last three work in the studio alone: they have no store. */
export const EMPLOYEE_ROLES = ['seller', 'storeManager', 'service', 'editor', 'merchandiser', 'manager'] as const
export type EmployeeRole = (typeof EMPLOYEE_ROLES)[number]

export const EMPLOYEE_PERMISSIONS = [
  'seeStoreStock',
  'reserve',
  'takeOrder',
  'setPrice',
  'findOrder',
  'readAudit',
  'readInsights',
] as const
export type EmployeePermission = (typeof EMPLOYEE_PERMISSIONS)[number]

const NOTHING_IN_STORES: Readonly<Record<EmployeePermission, boolean>> = {
  seeStoreStock: false,
  reserve: false,
  takeOrder: false,
  setPrice: false,
  findOrder: false,
  readAudit: false,
  readInsights: false,
}

/**
 * What each role may do in the shop and its stores; the server asks, the browser only hides what would be refused.
 * What it may do in the studio is in `studio/studio-permissions.ts`.
 */
const PERMISSIONS: Readonly<Record<EmployeeRole, Readonly<Record<EmployeePermission, boolean>>>> = {
  seller: {
    seeStoreStock: true,
    reserve: true,
    takeOrder: true,
    setPrice: true,
    findOrder: false,
    readAudit: false,
    readInsights: false,
  },
  storeManager: {
    seeStoreStock: true,
    reserve: true,
    takeOrder: true,
    setPrice: true,
    findOrder: true,
    readAudit: true,
    readInsights: true,
  },
  service: {
    seeStoreStock: true,
    reserve: false,
    takeOrder: false,
    setPrice: false,
    findOrder: true,
    readAudit: false,
    readInsights: false,
  },
  editor: NOTHING_IN_STORES,
  merchandiser: NOTHING_IN_STORES,
  manager: { ...NOTHING_IN_STORES, seeStoreStock: true, findOrder: true, readAudit: true, readInsights: true },
}

export function mayEmployee(role: EmployeeRole, permission: EmployeePermission): boolean {
  return PERMISSIONS[role][permission]
}

/** How much a role takes off a price at most, in per cent, unless the account says otherwise. */
const DISCOUNT_LIMITS: Readonly<Record<EmployeeRole, number>> = {
  seller: 10,
  storeManager: 25,
  service: 0,
  editor: 0,
  merchandiser: 0,
  manager: 0,
}

/** `own`: of the account, set by a command. */
export function discountLimit(role: EmployeeRole, own: number | null): number {
  return mayEmployee(role, 'setPrice') ? (own ?? DISCOUNT_LIMITS[role]) : 0
}

export function isEmployeeRole(text: string): text is EmployeeRole {
  return (EMPLOYEE_ROLES as readonly string[]).includes(text)
}
