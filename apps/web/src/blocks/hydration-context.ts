import { createContext } from 'react'
import { OPEN_GATE, type HydrationGate } from './hydration-gate.ts'

export const HydrationContext = createContext<HydrationGate>(OPEN_GATE)
