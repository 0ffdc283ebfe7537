import { expect, it } from 'vitest'
import { COMMAND_NAMES, describeCommands, findCommand } from './command-registry.ts'

it('OPS-01 every command is found by the name that its usage begins with, and help names them all', async () => {
  const help = await describeCommands()
  expect(COMMAND_NAMES.length).toBeGreaterThan(20)
  for (const name of COMMAND_NAMES) {
    const command = await findCommand(name)
    expect(command?.usage.split(' ', 1)[0]).toBe(name)
    expect(help).toContain(`\n  ${command?.usage}\n      ${command?.help}\n`)
  }
  expect(await findCommand('toString')).toBeUndefined()
})
