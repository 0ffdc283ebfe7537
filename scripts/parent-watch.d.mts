export function whenParentEnds(stop: () => void): void
