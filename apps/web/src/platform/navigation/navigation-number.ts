import { createContext } from 'react'

/** Counts the pages shown in this visit; failed parts retry when it changes. */
export const NavigationNumberContext = createContext(0)
