import { useId, type ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.tsx'

interface WorkButtonProps {
  readonly label: string
  readonly onPress: () => void
  /** Why it can't be pressed: shown with it, and read with its name. */
  readonly bar?: string | undefined
  readonly isWorking?: boolean
  readonly tone?: 'main' | 'plain'
  /** As a word among others. */
  readonly isLink?: boolean
}

/** A button that can't be pressed stays where it is, can be reached by keyboard, and says why. */
export function WorkButton({
  label,
  onPress,
  bar,
  isWorking = false,
  tone = 'plain',
  isLink = false,
}: WorkButtonProps): ReactNode {
  const { text } = useTexts()
  const id = useId()
  return (
    <span className="work-button">
      <button
        type="button"
        className={isLink ? 'link' : 'button'}
        data-tone={bar === undefined ? tone : 'barred'}
        aria-disabled={bar !== undefined || isWorking}
        aria-describedby={bar === undefined ? undefined : id}
        onClick={() => bar === undefined && !isWorking && onPress()}
      >
        {isWorking ? text('working') : label}
      </button>
      {bar !== undefined && (
        <span className="bar" id={id}>
          {bar}
        </span>
      )}
    </span>
  )
}
