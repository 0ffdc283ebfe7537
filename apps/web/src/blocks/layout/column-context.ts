import { createContext } from 'react'

/** True in one of several columns: what stands there has little room. */
export const ColumnContext = createContext(false)
