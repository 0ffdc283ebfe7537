import { useEffect, useSyncExternalStore } from 'react'
import {
  readAssignments,
  readChosenVariants,
  type Assignments,
  type ExperimentName,
  type VariantOf,
} from '@firkant/domain/experiments/experiments.ts'
import { useShop, type Shop } from '../../platform/shop-context.ts'
import { createExperiments, type Experiments } from './open-experiments.ts'

/** One decision per visit. */
const opened = new WeakMap<Shop['dynamicData'], Experiments>()

/** Address of the document: its choices hold for the whole visit and are not stored. */
function firstParams(): URLSearchParams {
  if (typeof window === 'undefined') return new URLSearchParams()
  const [document] = performance.getEntriesByType('navigation')
  return new URL(document?.name ?? window.location.href).searchParams
}

/** Uncached pages come with the variants that the server rendered them by. */
function sentVariants(dynamicData: Shop['dynamicData']): Assignments | undefined {
  const { data } = dynamicData.readSent('experiments')
  return data ? readAssignments(data) : undefined
}

function experimentsOf(dynamicData: Shop['dynamicData']): Experiments {
  const known = opened.get(dynamicData)
  if (known) return known
  const experiments = createExperiments({
    load: () => dynamicData.fetch('experiments'),
    chosen: readChosenVariants(firstParams()),
    sent: sentVariants(dynamicData),
  })
  opened.set(dynamicData, experiments)
  return experiments
}

/** The visitor's variant; undefined until decided, three seconds at most. */
export function useExperiment<Name extends ExperimentName>(name: Name): VariantOf<Name> | undefined {
  const { dynamicData } = useShop()
  const experiments = experimentsOf(dynamicData)
  useEffect(() => experiments.decide(), [experiments])
  return useSyncExternalStore(
    experiments.subscribe,
    () => experiments.read(name),
    () => sentVariants(dynamicData)?.[name],
  )
}
