import { expect, it } from 'vitest'
import { EMPLOYEE_ROLES } from '../employee/employee-roles.ts'
import { isStudioRole, permissionsOf, rolesWith, STUDIO_ROLES } from './studio-permissions.ts'

it('STU-01 each role may do in the studio what its work needs, and no more', () => {
  expect(STUDIO_ROLES.map((role) => [role, permissionsOf(role)])).toEqual([
    ['editor', ['seeFigures', 'editContent', 'seeMedia', 'editMedia', 'seeExperiments']],
    [
      'merchandiser',
      [
        'seeFigures',
        'editContent',
        'publishContent',
        'seeOrders',
        'seeMedia',
        'editMedia',
        'replaceMedia',
        'seeExperiments',
        'moderateReviews',
      ],
    ],
    [
      'service',
      [
        'seeFigures',
        'seeOrders',
        'handleOrders',
        'cancelOrders',
        'takeReturns',
        'writeNotes',
        'seeJobs',
        'moderateReviews',
      ],
    ],
    [
      'manager',
      [
        'seeFigures',
        'editContent',
        'publishContent',
        'seeOrders',
        'handleOrders',
        'cancelOrders',
        'takeReturns',
        'writeNotes',
        'seeJobs',
        'retryJobs',
        'readChanges',
        'seeMedia',
        'editMedia',
        'replaceMedia',
        'seeExperiments',
        'moderateReviews',
      ],
    ],
  ])
})

it('STU-01 whoever works in a store has no studio', () => {
  expect(EMPLOYEE_ROLES.filter((role) => !isStudioRole(role))).toEqual(['seller', 'storeManager'])
})

it('STU-01 a button that a role can’t press names the roles that can', () => {
  expect(rolesWith('retryJobs')).toEqual(['manager'])
  expect(rolesWith('handleOrders')).toEqual(['service', 'manager'])
})
