import type { EmployeeRole } from '../employee/employee-roles.ts'

/** Employees who have a studio; sellers and store managers work in the shop itself. */
export const STUDIO_ROLES = ['editor', 'merchandiser', 'service', 'manager'] as const satisfies readonly EmployeeRole[]
export type StudioRole = (typeof STUDIO_ROLES)[number]

export const STUDIO_PERMISSIONS = [
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
] as const
export type StudioPermission = (typeof STUDIO_PERMISSIONS)[number]

/** What each role may do in the studio. The server asks; the studio shows it, and says why a button can't be pressed. */
const PERMISSIONS: Readonly<Record<StudioRole, Readonly<Record<StudioPermission, boolean>>>> = {
  editor: {
    seeFigures: true,
    editContent: true,
    publishContent: false,
    seeOrders: false,
    handleOrders: false,
    cancelOrders: false,
    takeReturns: false,
    writeNotes: false,
    seeJobs: false,
    retryJobs: false,
    readChanges: false,
    seeMedia: true,
    editMedia: true,
    replaceMedia: false,
    seeExperiments: true,
    moderateReviews: false,
  },
  merchandiser: {
    seeFigures: true,
    editContent: true,
    publishContent: true,
    seeOrders: true,
    handleOrders: false,
    cancelOrders: false,
    takeReturns: false,
    writeNotes: false,
    seeJobs: false,
    retryJobs: false,
    readChanges: false,
    seeMedia: true,
    editMedia: true,
    replaceMedia: true,
    seeExperiments: true,
    moderateReviews: true,
  },
  service: {
    seeFigures: true,
    editContent: false,
    publishContent: false,
    seeOrders: true,
    handleOrders: true,
    cancelOrders: true,
    takeReturns: true,
    writeNotes: true,
    seeJobs: true,
    retryJobs: false,
    readChanges: false,
    seeMedia: false,
    editMedia: false,
    replaceMedia: false,
    seeExperiments: false,
    moderateReviews: true,
  },
  manager: {
    seeFigures: true,
    editContent: true,
    publishContent: true,
    seeOrders: true,
    handleOrders: true,
    cancelOrders: true,
    takeReturns: true,
    writeNotes: true,
    seeJobs: true,
    retryJobs: true,
    readChanges: true,
    seeMedia: true,
    editMedia: true,
    replaceMedia: true,
    seeExperiments: true,
    moderateReviews: true,
  },
}

export function mayInStudio(role: StudioRole, permission: StudioPermission): boolean {
  return PERMISSIONS[role][permission]
}

export function isStudioRole(role: EmployeeRole): role is StudioRole {
  return (STUDIO_ROLES as readonly EmployeeRole[]).includes(role)
}

export function permissionsOf(role: StudioRole): readonly StudioPermission[] {
  return STUDIO_PERMISSIONS.filter((each) => mayInStudio(role, each))
}

/** Who else could do it: said beside a button that the role can't press. */
export function rolesWith(permission: StudioPermission): readonly StudioRole[] {
  return STUDIO_ROLES.filter((role) => mayInStudio(role, permission))
}
