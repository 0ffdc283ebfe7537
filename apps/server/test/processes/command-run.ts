import type { Command } from '../../src/commands/command.ts'
import { parseConfig } from '../../src/start/config.ts'
import { TEST_NOW } from '../ground/global-setup.ts'

const QUIET = () => undefined

/** A command without a process of its own: what it printed, or the sentence that it ended with. */
export async function runHere(
  command: Command,
  args: readonly string[],
  /** The database's address, or settings with it. */
  given: string | Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly output: string }> {
  const settings = typeof given === 'string' ? { DATABASE_URL: given } : given
  let output = ''
  try {
    const code = await command.run({
      config: parseConfig({ SHOP_MODE: 'test', SHOP_SECRET: 'x'.repeat(32), ...settings }),
      args: [...args],
      progress: { step: QUIET, phase: QUIET, count: QUIET, done: QUIET },
      print: (text) => void (output += text),
      folder: import.meta.dirname,
      now: TEST_NOW,
    })
    return { code, output }
  } catch (error) {
    return { code: 1, output: output + String(error) }
  }
}
