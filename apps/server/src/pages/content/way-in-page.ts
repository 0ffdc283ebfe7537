import { HOME_FIELD_NAMES, readHome, WRONG_HOME_PARAM, writeHome } from '@firkant/domain/fit/home-fields.ts'
import { HOME_FORM_FIELDS } from '@firkant/domain/fit/home-form.ts'
import { FROM_PARAM, readFrom } from '@firkant/domain/market/country-switch.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { WayInPageModel } from '@firkant/domain/page/models/way-in-model.ts'
import { findHome, findHomeOwner, type SaidHome } from '../../features/fit/visitor-home.ts'
import { buildPage, translationsAt } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const TITLES = { da: 'Passer det ind hos dig?', nb: 'Passer det inn hos deg?', sv: 'Passar det in hos dig?' } as const

type Shown = Pick<WayInPageModel, 'typed' | 'isShared' | 'problems' | 'isEmpty'>

/** What was typed wrongly comes back in the address; its faults follow from it. */
function typedHome(query: URLSearchParams): Shown {
  const { problems, home } = readHome((name) => query.get(name) ?? '')
  const names = [...HOME_FIELD_NAMES, HOME_FORM_FIELDS.turn]
  const typed = Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])))
  const isShared = query.has(HOME_FORM_FIELDS.share)
  return { typed, isShared, problems, isEmpty: !home && Object.keys(problems).length === 0 }
}

const knownHome = (said: SaidHome | undefined): Shown => ({
  typed: said ? writeHome(said.home) : {},
  isShared: said?.isShared ?? false,
  problems: {},
  isEmpty: false,
})

/** Not cached: it shows the visitor's own. */
export async function buildWayInPage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, language, query, search } = request
  const db = deps.database.main
  const said = await findHome(db, await findHomeOwner(db, brand.key, request))
  const typed = new URLSearchParams(search)
  const from = readFrom(query.get(FROM_PARAM))
  const page = buildPage(request, {
    componentName: 'WayInPage',
    url: request.address(request.path) + (from ? `?${new URLSearchParams({ [FROM_PARAM]: from })}` : ''),
    cache: 'partial',
    meta: {
      title: `${TITLES[language]} – ${brand.name}`,
      translations: translationsAt(request, FIXED_PATHS.wayIn),
    },
    trackingPageType: 'wayIn',
    model: {
      from: from ?? request.address('/'),
      isKnown: said !== undefined,
      ...(typed.has(WRONG_HOME_PARAM) ? typedHome(typed) : knownHome(said)),
    },
  })
  return { page, validUntil: undefined, isPublic: false }
}
