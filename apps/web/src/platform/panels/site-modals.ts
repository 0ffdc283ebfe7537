import { createModalStack } from '@firkant/ui/modal/modal-stack.ts'

/** One stack per window; only the browser opens a modal. */
export const siteModals = createModalStack()
