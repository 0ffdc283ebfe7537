import { createContext } from 'react'

/** The address of the shown page, as the server wrote it: known before any script runs. */
export const PageAddressContext = createContext('/')
