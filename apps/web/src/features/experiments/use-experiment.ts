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

/** One visit, one decision. */
const opened = new WeakMap<Shop['dynamicData'], Experiments>()

/** The address that the document was opened with: what it chose holds for the whole visit, and is stored nowhere. */
function firstParams(): URLSearchParams {
  if (typeof window === 'undefined') return new URLSearchParams()
  const [document] = performance.getEntriesByType('navigation')
  return new URL(document?.name ?? window.location.href).searchParams
}

/** A page of the visitor's own comes with them: the server has drawn it by them. */
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

/** The visitor's variant; nothing until it is decided, which takes three seconds at most. */
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
