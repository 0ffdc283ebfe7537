import { createContext } from 'react'

/** Between the products of a listing: the first banner, or a later one. */
export const ListedContext = createContext<'first' | 'later' | undefined>(undefined)
