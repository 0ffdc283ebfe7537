import { useState, type ReactNode } from 'react'
import type { PicturePoint } from '@firkant/domain/image/picture-place.ts'
import type { LibraryPicture, MediaAnswer } from '@firkant/domain/studio/media/media-calls.ts'
import { ALT_LANGUAGES, MAX_FOLDER_LENGTH } from '@firkant/domain/studio/media/picture-rules.ts'
import { FormField } from '../../parts/form-field.tsx'
import { WorkButton } from '../../parts/work-button.tsx'
import { callServer } from '../../platform/call-server.ts'
import { useStudio } from '../../platform/studio-context.tsx'
import { useWork } from '../../platform/use-work.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { ALT_LANGUAGE_NAMES, MEDIA_ERROR_NAMES } from '../media-names.ts'
import { FocalPoint } from './focal-point.tsx'
import { useBarText } from './use-bar-text.ts'

interface DescribeFormProps {
  readonly picture: LibraryPicture
  readonly onPicture: (picture: LibraryPicture) => void
}

type Problem = Pick<MediaAnswer, 'errorCode' | 'field'>

/** What somebody typed stays, whatever comes of saving it. */
function useDescription(picture: LibraryPicture) {
  const [alts, setAlts] = useState(picture.alts)
  const [folder, setFolder] = useState(picture.folder)
  const [point, setPoint] = useState<PicturePoint | undefined>(picture.hasOwnFocus ? picture.focus : undefined)
  return { alts, setAlts, folder, setFolder, point, setPoint }
}

type Description = ReturnType<typeof useDescription>

interface FieldsProps {
  readonly picture: LibraryPicture
  readonly description: Description
  readonly problemAt: (field: string) => string | undefined
}

function DescribeFields({ picture, description, problemAt }: FieldsProps): ReactNode {
  const { text } = useTexts()
  const { alts, setAlts, folder, setFolder, point, setPoint } = description
  const otherwise = picture.hasOwnFocus ? undefined : picture.focus
  return (
    <>
      <FocalPoint picture={picture} point={point} otherwise={otherwise} onChange={setPoint} />
      {ALT_LANGUAGES.map((language, index) => (
        <FormField
          key={language}
          label={text('altOf', { language: text(ALT_LANGUAGE_NAMES[language]) })}
          {...(index === 0 && { help: text('altHelp') })}
          lang={language}
          value={alts[language] ?? ''}
          problem={problemAt(language)}
          onChange={(value) => setAlts({ ...alts, [language]: value })}
        />
      ))}
      <FormField
        label={text('folder')}
        help={text('folderHelp')}
        maxLength={MAX_FOLDER_LENGTH}
        autoComplete="off"
        value={folder}
        problem={problemAt('folder')}
        onChange={setFolder}
      />
    </>
  )
}

export function DescribeForm({ picture, onPicture }: DescribeFormProps): ReactNode {
  const { text } = useTexts()
  const { say } = useStudio()
  const { isWorking, run } = useWork()
  const barText = useBarText()
  const [problem, setProblem] = useState<Problem>({})
  const description = useDescription(picture)
  const { file, revision, bars } = picture
  const problemAt = (field: string) =>
    problem.field === field && problem.errorCode ? text(MEDIA_ERROR_NAMES[problem.errorCode]) : undefined
  const save = () =>
    run(async () => {
      const { folder, point, alts } = description
      const body = { file, seenRevision: revision, folder, focus: point ?? null, alts }
      const answer = await callServer('POST /api/studio/media/describe', { body })
      setProblem(answer)
      if (answer.picture) onPicture(answer.picture)
      if (answer.success) say(text('saved'))
    })
  return (
    <form
      className="card"
      onSubmit={(event) => {
        event.preventDefault()
        if (bars.describe === undefined) void save()
      }}
    >
      <h2>{text('describe')}</h2>
      <DescribeFields picture={picture} description={description} problemAt={problemAt} />
      {problem.errorCode === 'changed' && (
        <p className="problem" role="alert">
          {text('describeChanged')}
        </p>
      )}
      <p className="row">
        <WorkButton
          label={text('save')}
          tone="main"
          bar={barText(bars.describe, 'editMedia')}
          isWorking={isWorking}
          onPress={() => void save()}
        />
      </p>
    </form>
  )
}
