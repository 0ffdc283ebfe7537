import type { DisplayHook } from '@firkant/domain/content/experiences/display-conditions.ts'

/**
 * Extension point: a project's own rule for which blocks are shown, in addition to the editors' display conditions. A
 * block that it hides is not sent. By default it hides none.
 */
export const projectDisplayHook: DisplayHook = () => 'show'
