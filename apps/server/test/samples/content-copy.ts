import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { TEST_CONTENT } from '../ground/global-setup.ts'

export interface ContentCopy {
  readonly root: string
  /** Writes a file below the root; what is no text as JSON. */
  readonly write: (file: string, content: unknown) => void
  /** Changes the text of a file. */
  readonly change: (file: string, change: (text: string) => string) => void
}

/** The test content, or one file of it, in a folder of its own, until the test has finished. */
export function copyTestContent(only = ''): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'firkant-content-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(join(TEST_CONTENT, only), join(root, only), { recursive: true })
  const write = (file: string, content: unknown) =>
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content, undefined, 2))
  return { root, write, change: (file, change) => write(file, change(readFileSync(join(root, file), 'utf8'))) }
}

/** A page with one block. */
export function pageWith(componentName: string, props: object, page: object = {}): object {
  return {
    key: 'extra',
    path: '/ekstra',
    componentName: 'EditorialPage',
    title: 'Ekstra',
    ...page,
    blocks: [{ id: 'one', componentName, props }],
  }
}
