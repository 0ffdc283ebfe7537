import type { Fault } from '../fault.ts'
import type { PaymentFault } from '../ground/payment-gate.ts'

const payment = (fault: PaymentFault, what: string, seconds: number): Fault => ({
  part: 'the payment provider',
  what: `${what} for ${seconds} s`,
  seconds,
  async strike({ payments }) {
    await payments.become(fault)
    return () => payments.become(undefined)
  },
})

/** What the shop asks others for. */
export const SERVICE_FAULTS: readonly Fault[] = [
  {
    part: 'the mail server',
    what: 'away for 10 s',
    seconds: 10,
    async strike({ mail }) {
      await mail.away()
      return mail.back
    },
  },
  payment('away', 'away', 15),
  payment('slow', 'slower than the shop waits', 15),
  payment('wrong', 'answers with pages and failures', 15),
  {
    part: 'the picture store',
    what: 'away for 15 s',
    seconds: 15,
    async strike({ pictures }) {
      pictures.away()
      return pictures.back
    },
  },
]
