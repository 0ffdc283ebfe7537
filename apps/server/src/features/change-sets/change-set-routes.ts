import { type changeSetCalls } from '@firkant/domain/change-sets/change-set-calls.ts'
import { CHANGE_SET_STEP_RULES } from '@firkant/domain/change-sets/change-set-states.ts'
import { readAddress } from '@firkant/domain/change-sets/document-address.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { listPages, listPictures } from '../content/documents/list-pages.ts'
import { readDocument } from '../content/documents/stored-documents.ts'
import { requireStudio } from '../studio/studio-at-work.ts'
import { listVersions } from './change-set-history.ts'
import { findSetDocument, listSets } from './change-set-store.ts'
import { changeSets } from './change-set-tables.ts'
import { type ChangeSetContext, dropFromSet, getSet, saveIntoSet, showSet, takeSetStep } from './change-set-work.ts'
import { shownSet } from './shown-change-sets.ts'

/** Each pause in typing saves. */
const SAVES_PER_MINUTE = 300
const STEPS_PER_MINUTE = 60

type Routes = CallRoutes<typeof changeSetCalls>

function setRoutes(context: ChangeSetContext): Pick<Routes, Extract<keyof Routes, `${string}/sets${string}`>> {
  const { database, brand } = context
  const { main } = database
  return {
    'GET /api/studio/sets': {
      async answer(request) {
        const employee = await requireStudio(request, context, 'editContent')
        const asked = { brand: brand.key, employeeId: employee.id }
        const open = await listSets(main, { ...asked, states: ['draft', 'shared', 'asked'] })
        const published = await listSets(main, { ...asked, states: ['published', 'takenBack'] })
        const shown = (row: (typeof open)[number]) => shownSet(row, employee)
        return { open: open.map(shown), published: published.map(shown) }
      },
    },
    'GET /api/studio/sets/:id': {
      async answer(request) {
        const employee = await requireStudio(request, context, 'editContent')
        const { set, documents } = await showSet(main, context, { id: request.params.id, employee })
        return {
          set,
          documents: documents.map(({ document, base, value, changedBy, changedAt }) => ({
            document,
            base,
            value,
            changedBy,
            changedAt: changedAt.toISOString(),
          })),
        }
      },
    },
    ...setWrites(context),
  }
}

type Write = 'create' | 'save' | 'drop' | 'step'

function setWrites(context: ChangeSetContext): Pick<Routes, `POST /api/studio/sets/${Write}`> {
  const { database, brand } = context
  const { main } = database
  return {
    'POST /api/studio/sets/create': {
      perMinute: STEPS_PER_MINUTE,
      async answer(request) {
        const employee = await requireStudio(request, context, 'editContent')
        const now = context.now()
        const times = { createdAt: now, changedAt: now }
        const owner = { ownerId: employee.id, ownerName: employee.displayName }
        const [row] = await main
          .insert(changeSets)
          .values({ brand: brand.key, name: request.body.name, state: 'draft', ...owner, ...times })
          .returning()
        if (!row) throw new Error('The change set could not be stored')
        return { set: shownSet({ ...row, documents: [] }, employee) }
      },
    },
    'POST /api/studio/sets/save': {
      perMinute: SAVES_PER_MINUTE,
      async answer(request) {
        const employee = await requireStudio(request, context, 'editContent')
        return saveIntoSet(context, employee, { ...request.body, seen: request.body.seen, value: request.body.value })
      },
    },
    'POST /api/studio/sets/drop': {
      perMinute: STEPS_PER_MINUTE,
      async answer(request) {
        const employee = await requireStudio(request, context, 'editContent')
        const { id } = request.body
        await dropFromSet(context, employee, request.body)
        return { set: (await showSet(main, context, { id, employee })).set }
      },
    },
    'POST /api/studio/sets/step': {
      perMinute: STEPS_PER_MINUTE,
      async answer(request) {
        const employee = await requireStudio(request, context, CHANGE_SET_STEP_RULES[request.body.step].permission)
        return takeSetStep(context, employee, request.body)
      },
    },
  }
}

export function changeSetRoutes(context: ChangeSetContext): Routes {
  const { database, brand } = context
  const { main } = database
  return {
    ...setRoutes(context),
    'GET /api/studio/document': {
      async answer(request) {
        const employee = await requireStudio(request, context, 'editContent')
        const { document, set: id } = request.query
        const address = readAddress(document)
        if (!address) throw new ProblemException('not-found', { detail: 'There is no such document.' })
        if (id !== undefined) await getSet(main, context, { id, employee })
        const live = await main.transaction((tx) => readDocument(tx, { brand: brand.key, address }))
        const own = id === undefined ? undefined : await findSetDocument(main, id, document)
        const open = await listSets(main, {
          brand: brand.key,
          employeeId: employee.id,
          states: ['draft', 'shared', 'asked'],
        })
        const others = open.filter((set) => set.id !== id && set.documents.includes(document))
        return {
          live,
          value: own ? own.value : live,
          inSet: own !== undefined,
          others: others.map(({ id: otherId, name, ownerName }) => ({ id: otherId, name, owner: ownerName })),
        }
      },
    },
    'GET /api/studio/pages': {
      perMinute: SAVES_PER_MINUTE,
      async answer(request) {
        await requireStudio(request, context, 'editContent')
        const { of: language, said = '' } = request.query
        return listPages(main, { brand: brand.key, language, said })
      },
    },
    'GET /api/studio/pictures': {
      perMinute: SAVES_PER_MINUTE,
      async answer(request) {
        await requireStudio(request, context, 'editContent')
        return { files: await listPictures(main, request.query.said ?? '') }
      },
    },
    'GET /api/studio/history': {
      async answer(request) {
        await requireStudio(request, context, 'editContent')
        return listVersions(main, { brand: brand.key, ...request.query })
      },
    },
  }
}
