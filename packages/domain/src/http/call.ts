import { z } from 'zod'
import { LANGUAGES } from '../market/market.ts'

/** For calls whose answer has texts for people or depends on the market. */
export const inLanguage = z.object({ language: z.enum(LANGUAGES) })

/** Request and answer of a call. Without a schema that part is not read. */
export interface Call {
  readonly tag: string
  readonly summary: string
  readonly description?: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly headers?: z.ZodObject
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  /** 200 if absent. */
  readonly status?: 200 | 204
}

export type CallMethod = 'GET' | 'POST'
/** `METHOD /path`: the name of a call in its table. */
export type CallTable = Readonly<Record<`${CallMethod} /${string}`, Call>>

type ReadWith<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown
/** The validated parts of a request. */
export interface Received<Each extends Call> {
  Params: ReadWith<Each['params']>
  Querystring: ReadWith<Each['query']>
  Headers: ReadWith<Each['headers']>
  Body: ReadWith<Each['body']>
}

type Unchanged<Value> = Value extends object ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> } : Value
/** The type of the body to send; a call without a body schema sends an empty one. */
export type BodyOf<Each extends Call> = Each['body'] extends z.ZodType
  ? Unchanged<z.input<Each['body']>>
  : Readonly<Record<string, never>>
/** Without the language, which the client adds. */
export type QueryOf<Each extends Call> = Each['query'] extends z.ZodType
  ? Omit<z.input<Each['query']>, 'language'>
  : object
export type AnswerOf<Each extends Call> = z.output<Each['answer']>
