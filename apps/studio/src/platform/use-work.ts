import { useState } from 'react'
import { failureName } from '../texts/names.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { CallError } from './call-server.ts'
import { isSessionEnd, useStudio } from './studio-context.tsx'

/** One call at a time; what goes wrong is said. */
export function useWork() {
  const { text } = useTexts()
  const { say, sessionEnded } = useStudio()
  const [isWorking, setWorking] = useState(false)
  const run = async (work: () => Promise<void>) => {
    if (isWorking) return
    setWorking(true)
    try {
      await work()
    } catch (error) {
      if (isSessionEnd(error)) sessionEnded()
      else say(text(failureName(error instanceof CallError ? error.code : 'internal-error')))
    } finally {
      setWorking(false)
    }
  }
  return { isWorking, run }
}
