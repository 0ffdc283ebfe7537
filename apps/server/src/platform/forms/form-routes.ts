import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  formPaths,
  type Form,
  type FormOutcome,
  type FormPath,
  type FormSender,
  type FormTable,
} from '@firkant/domain/http/form.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import type { Language, Market } from '@firkant/domain/market/market.ts'
import { ProblemException } from '../http/problem.ts'
import { readSent } from '../http/reading-requests.ts'
import { readKnownRequester, type KnownRequester, type RequesterContext } from '../visitors/requester.ts'
import { filesOf, readFileForms } from './file-forms.ts'
import {
  fieldsOf,
  fromAnywhere,
  fromShop,
  ignoreMultipart,
  queryOf,
  readPlainForms,
  spokenLanguage,
} from './plain-forms.ts'

/** What is known of a form before its handler is called. */
export interface SentForm {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** As they came: for readers that the browser uses too. */
  readonly fields: URLSearchParams
  /** Only of a form that takes them. */
  readonly files: readonly Buffer[]
  /** Of the form's path, or else of its field. */
  readonly language: Language
  readonly market: Market
  /** The address of the page that the form was on, as the form says. */
  readonly back: string | undefined
  /** In the language of the market; the start page without a path. */
  readonly addressOf: (path: string | undefined) => string
  /** Who sent it; creates an identity if there is none. */
  readonly knownRequester: () => KnownRequester
}

/** Senders that are nobody without a login. */
export type CheckedSender = Exclude<FormSender, 'anybody' | 'linkHolder'>

export interface SenderRule<Sender> {
  /** Throws `sign-in-required` for anybody else. */
  readonly find: (sent: SentForm, form: Form) => Promise<Sender>
  /** Where anybody else is led. */
  readonly login: (sent: SentForm) => Promise<string>
}

type SenderOf<Each extends Form, Senders> = Each['who'] extends keyof Senders ? Senders[Each['who']] : undefined
export type SentBy<Sender> = SentForm & { readonly sender: Sender }

/** A method's type, so that handlers of all rows can stand in one list. */
export type FormHandler<Each extends Form, Senders = object> = {
  answer(input: z.output<Each['fields']>, sent: SentBy<SenderOf<Each, Senders>>): Promise<FormOutcome<Each>>
}['answer']

/** One per form: a form of the table without a handler, or a handler without a form, does not compile. */
export type FormHandlers<Table extends FormTable, Senders = object> = {
  readonly [Name in keyof Table]: FormHandler<Table[Name], Senders>
}

interface AnyHandler {
  answer(input: unknown, sent: SentBy<unknown>): Promise<FormOutcome>
}

/** Where a form may not lead to: another company's page. Undefined for an address of the shop. */
export type LeadElsewhere = (
  sent: Pick<SentForm, 'request' | 'reply' | 'market'>,
  address: string,
) => FastifyReply | undefined

export interface FormService extends RequesterContext {
  readonly handlers: Readonly<Record<string, AnyHandler['answer']>>
  readonly senders: Readonly<Record<CheckedSender, SenderRule<unknown>>>
  readonly leadElsewhere: LeadElsewhere
}

type FormRequest = FastifyRequest<{ Params: Readonly<Record<string, string>> }>

function readFields({ inAddress }: Form, request: FormRequest): URLSearchParams {
  const fields = fieldsOf(request)
  for (const [name, value] of Object.entries(request.params)) fields.set(name, value)
  if (inAddress === undefined) return fields
  const inQuery = queryOf(request)
  if (inAddress === 'all') {
    for (const [name, value] of fields) inQuery.set(name, value)
    return inQuery
  }
  for (const [name, value] of inQuery) if (inAddress.includes(name)) fields.append(name, value)
  return fields
}

interface Asked {
  readonly form: Form
  readonly place: FormPath
  readonly request: FormRequest
  readonly reply: FastifyReply
}

function readSentForm({ form, place, request, reply }: Asked, context: RequesterContext): SentForm {
  const { brand } = context
  const fields = readFields(form, request)
  const language = place.language ?? spokenLanguage(brand, fields)
  const market = marketOf(brand, language)
  return {
    request,
    reply,
    fields,
    files: filesOf(request),
    language,
    market,
    back: form.back === undefined ? undefined : (fields.get(form.back) ?? undefined),
    addressOf: (path = '/') => localizePath(brand, market.language, path),
    knownRequester: () => readKnownRequester(request, reply, { ...context, language }),
  }
}

function readInput({ fields: schema, malformed }: Form, fields: URLSearchParams): unknown {
  const read = readSent(() => schema.safeParse(fields))
  if (read.success) return read.data
  throw new ProblemException('invalid-request', malformed === undefined ? {} : { detail: malformed })
}

const redirect = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'no-store').redirect(address, 303)

function follow(sent: SentForm, outcome: FormOutcome, leadElsewhere: LeadElsewhere): FastifyReply {
  const { reply, market, addressOf } = sent
  if (outcome.to === 'noPage') return reply.code(204).send()
  const page = 'address' in outcome ? outcome.address : addressOf(FIXED_PATHS[outcome.to][market.language])
  const { query = '', fragment } = outcome
  const search = String(query)
  const address = page + (search && `?${search}`) + (fragment === undefined ? '' : `#${fragment}`)
  return leadElsewhere(sent, address) ?? redirect(reply, address)
}

const isSignInRequired = (error: unknown) => error instanceof ProblemException && error.code === 'sign-in-required'

/** Who sent it is asked first, then what was sent is read. */
async function answerForm(
  answer: AnyHandler['answer'],
  { form, sent }: { readonly form: Form; readonly sent: SentForm },
  { senders, leadElsewhere }: Pick<FormService, 'senders' | 'leadElsewhere'>,
): Promise<FastifyReply> {
  const rule = form.who === 'anybody' || form.who === 'linkHolder' ? undefined : senders[form.who]
  try {
    const sender = await rule?.find(sent, form)
    return follow(sent, await answer(readInput(form, sent.fields), { ...sent, sender }), leadElsewhere)
  } catch (error) {
    if (!rule || !isSignInRequired(error)) throw error
    return redirect(sent.reply, await rule.login(sent))
  }
}

function registerForm(forms: FastifyInstance, [name, form]: readonly [string, Form], service: FormService): void {
  const answer = service.handlers[name]
  if (!answer) throw new Error(`The form ${name} has no handler`)
  const options = form.isOneClick ? fromAnywhere(form.perMinute) : fromShop(form.perMinute)
  for (const place of formPaths(form, service.brand))
    forms.post<{ Params: Readonly<Record<string, string>> }>(place.path, options, async (request, reply) => {
      const sent = readSentForm({ form, place, request, reply }, service)
      return answerForm(answer, { form, sent }, service)
    })
}

const bodiesOf = ({ takesFiles, ignoresMultipart }: Form) =>
  takesFiles ? 'files' : ignoresMultipart ? 'ignored' : 'plain'

/** Reads body and fields, asks who sent them, calls the handler and redirects to where it leads. */
export async function registerForms(app: FastifyInstance, table: FormTable, service: FormService): Promise<void> {
  const rows = Map.groupBy(Object.entries(table), ([, form]) => bodiesOf(form))
  for (const [bodies, group] of rows)
    await app.register(async (forms) => {
      readPlainForms(forms)
      if (bodies === 'files') readFileForms(forms)
      if (bodies === 'ignored') ignoreMultipart(forms)
      for (const row of group) registerForm(forms, row, service)
    })
}
