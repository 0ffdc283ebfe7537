import type { CartCommand } from './cart-commands.ts'

/** Wire prefix: the same command, answered without checkout data. */
export const COMMAND_PREFIX = 'HFN'

/** As the mini cart sends it. On the wire alone: inside, each command has one name. */
export function withPrefix(command: CartCommand): CartCommand {
  return Object.assign({}, command, { $type: COMMAND_PREFIX + command.$type })
}
