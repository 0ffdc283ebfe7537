import { createContext } from 'react'

/** True inside a layout column, where room is scarce. */
export const ColumnContext = createContext(false)
