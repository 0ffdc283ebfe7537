import { expect, it } from 'vitest'
import { EMPLOYEE_PERMISSIONS, EMPLOYEE_ROLES, isEmployeeRole, mayEmployee } from './employee-roles.ts'

it('EMP-01 each role may do what its work needs, and no more', () => {
  const table = EMPLOYEE_ROLES.map((role) => [role, EMPLOYEE_PERMISSIONS.filter((each) => mayEmployee(role, each))])
  expect(table).toEqual([
    ['seller', ['seeStoreStock', 'reserve', 'takeOrder', 'setPrice']],
    ['storeManager', ['seeStoreStock', 'reserve', 'takeOrder', 'setPrice', 'findOrder', 'readAudit', 'readInsights']],
    ['service', ['seeStoreStock', 'findOrder']],
    ['editor', []],
    ['merchandiser', []],
    ['manager', ['seeStoreStock', 'findOrder', 'readAudit', 'readInsights']],
  ])
})

it('a role that does not exist is none', () => {
  expect(isEmployeeRole('seller')).toBe(true)
  expect(isEmployeeRole('owner')).toBe(false)
})
