import { createContext } from 'react'

/** Address of the shown page as the server wrote it; known before scripts run. */
export const PageAddressContext = createContext('/')
