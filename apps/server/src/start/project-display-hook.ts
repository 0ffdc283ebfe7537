import type { DisplayHook } from '@firkant/domain/content/display-conditions.ts'

/**
 * The place for a project's own rule on which blocks are shown, beside what editors write into their display
 * conditions: a block that it hides is not sent. It hides none today.
 */
export const projectDisplayHook: DisplayHook = () => 'show'
