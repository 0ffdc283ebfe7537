import { shownIn, textOf, type Shown } from '@firkant/ui/test/shown.ts'

/** One state of a piece of the kit, by its name. */
export function stateOf(kit: Shown, name: string): Shown {
  const found = kit.parts('kit-state').find((state) => textOf(state.querySelector('[data-part=kit-name]')) === name)
  if (!found) throw new Error(`The kit has no ${name}`)
  return shownIn(found)
}
