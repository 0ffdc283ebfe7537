import { type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import type { ShownVersion } from '@firkant/domain/change-sets/change-set-calls.ts'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { WorkButton } from '../parts/work-button.tsx'
import { goTo } from '../platform/address.ts'
import { callServer } from '../platform/call-server.ts'
import { useLoaded } from '../platform/use-loaded.ts'
import { useWork } from '../platform/use-work.ts'
import { useTexts } from '../texts/use-texts.tsx'

/** As it was after that publication: in a set of its own, which can be looked at before anybody sees it. */
async function restore({ setId, document, name }: ShownVersion): Promise<string> {
  const { documents } = await callServer('GET /api/studio/sets/:id', { param: setId })
  const version = documents.find((each) => each.document === document)
  const { live } = await callServer('GET /api/studio/document', { query: { document } })
  const { set } = await callServer('POST /api/studio/sets/create', { body: { name } })
  const body = { id: set.id, document, seen: live, value: version?.value ?? null }
  await callServer('POST /api/studio/sets/save', { body })
  return set.id
}

function Version({ version, href }: { readonly version: ShownVersion; readonly href: string }): ReactNode {
  const { text, moment } = useTexts()
  const { isWorking, run } = useWork()
  return (
    <tr>
      <th scope="row">
        <Link href={`/studio/sets/${version.setId}`}>{version.name}</Link>
        <span className="quiet">{text(`setIs_${version.state}`)}</span>
      </th>
      <td>{version.by}</td>
      <td>{moment(version.at)}</td>
      <td>
        <WorkButton
          label={text('takeUpAgain')}
          isWorking={isWorking}
          onPress={() => void run(async () => goTo(`${href}?set=${await restore(version)}`))}
        />
      </td>
    </tr>
  )
}

/** What was published of a document, the newest first; each can be taken up again. */
export function DocumentHistory({ document, href }: { readonly document: string; readonly href: string }): ReactNode {
  const { text } = useTexts()
  const loaded = useLoaded(`history ${document}`, () => callServer('GET /api/studio/history', { query: { document } }))
  return (
    <>
      <Link href={href}>{text('backToPage')}</Link>
      <h1>{text('history')}</h1>
      <WhenLoaded of={loaded}>
        {({ versions }) =>
          versions.length === 0 ? (
            <p className="notice">{text('noHistory')}</p>
          ) : (
            <div className="wide">
              <table className="card plain-table" data-kind="sets">
                <thead>
                  <tr>
                    <th scope="col">{text('set')}</th>
                    <th scope="col">{text('who')}</th>
                    <th scope="col">{text('changed')}</th>
                    <th scope="col">{text('takeUpAgain')}</th>
                  </tr>
                </thead>
                <tbody>
                  {versions.map((version) => (
                    <Version key={version.setId} version={version} href={href} />
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </WhenLoaded>
    </>
  )
}
