/** A standby takes over from a database within twenty seconds. */
export const AGAIN_MS = 4000

export interface SendAgain {
  /** Once, after a while or as soon as the network is back; instead of what waited before. */
  readonly later: (send: () => void) => void
  readonly stop: () => void
}

export function createSendAgain(): SendAgain {
  let stop = () => {}
  return {
    later(send) {
      stop()
      const go = () => {
        stop()
        send()
      }
      const timer = setTimeout(go, AGAIN_MS)
      window.addEventListener('online', go)
      stop = () => {
        clearTimeout(timer)
        window.removeEventListener('online', go)
      }
    },
    stop: () => stop(),
  }
}
