import { hasLightSource, type EnergyRecord } from './energy-record.ts'

interface EnergyProblem {
  readonly path: string
  readonly message: string
}

/** Without a light source there is nothing to grade. */
export function* energyProblems(energy: EnergyRecord | undefined): Generator<EnergyProblem> {
  if (!energy || hasLightSource(energy)) return
  for (const field of Object.keys(energy)) {
    if (field !== 'source') yield { path: `energy.${field}`, message: `does not go with the source ${energy.source}` }
  }
}

/** 1000 hours take as many kilowatt-hours as it has watts; the label rounds up. */
export function energyWarnings(energy: EnergyRecord | undefined): readonly EnergyProblem[] {
  const { watt, kwhPer1000h } = energy ?? {}
  if (watt === undefined || kwhPer1000h === undefined || kwhPer1000h === Math.ceil(watt)) return []
  return [{ path: 'energy.kwhPer1000h', message: `is ${kwhPer1000h}, but ${watt} W take ${Math.ceil(watt)} kWh` }]
}
