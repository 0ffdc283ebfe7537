import { createContext } from 'react'

/** Counts the pages shown in this visit; a section that failed tries again when it grows. */
export const NavigationNumberContext = createContext(0)
