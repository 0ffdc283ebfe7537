import { createContext } from 'react'

/** Between the products of a list: the first that stands there, or a later one. */
export const ListedContext = createContext<'first' | 'later' | undefined>(undefined)
