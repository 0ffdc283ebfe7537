import { spawn } from 'node:child_process'

/**
 * For systemd units of `Type=notify`: says that the shop serves. Node knows no datagram sockets of Unix, so
 * systemd's own program says it; without a service manager nothing happens.
 */
export function reportToServiceManager(env: Readonly<Record<string, string | undefined>>, state: 'ready'): void {
  if (!env.NOTIFY_SOCKET) return
  const told = spawn('systemd-notify', [`--${state}`], { stdio: 'ignore', detached: true })
  // Without that program the unit waits until its time is up, and says so itself.
  told.once('error', () => undefined)
  told.unref()
}
