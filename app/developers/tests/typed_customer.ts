import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import app from '@adonisjs/core/services/app'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

/** What `api_customer.mjs` can do; `Api` is a client that it made. */
interface ApiCustomer<Api = object> {
  connect(baseUrl: string, token: string): Api
  publishHome(api: Api, name: string, photo: Blob): Promise<{ id: number; slug: string }>
  searchVillas(api: Api, words: string): Promise<{ slug: string }[]>
  askOwner(api: Api, slug: string, question: string): Promise<{ id: number }>
  answerRequests(api: Api, content: string): Promise<{ id: number }[]>
  say(api: Api, id: number, content: string): Promise<{ id: number }>
  readChat(api: Api, id: number): Promise<string[]>
  hear(secret: string, received: { headers: IncomingHttpHeaders; body: string }): string
}

interface TypedCustomer {
  customer: ApiCustomer
  /** what the compiler says about it */
  faults: string[]
  remove: () => Promise<void>
}

/** The customer, checked against the types of the document that was served. */
export async function typedCustomer(document: string): Promise<TypedCustomer> {
  const tmp = app.makePath('tmp')
  await mkdir(tmp, { recursive: true })
  const folder = await mkdtemp(join(tmp, 'customer-'))
  const program = join(folder, 'customer.mjs')
  await copyFile(join(import.meta.dirname, 'api_customer.mjs'), program)
  await writeFile(join(folder, 'document.d.ts'), await typesOf(document))
  return {
    customer: await import(pathToFileURL(program).href),
    faults: faultsOf(program),
    remove: () => rm(folder, { recursive: true }),
  }
}

/** A file is a `Blob`, as in the example of openapi-typescript's manual. */
async function typesOf(document: string): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const nodes = await openapiTS(document, {
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  })
  return astToString(nodes)
}

function faultsOf(file: string): string[] {
  const program = ts.createProgram([file], {
    allowJs: true,
    checkJs: true,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    types: ['node'],
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
  })
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
