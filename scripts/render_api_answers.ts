import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import type { Schema } from '#app/developers/openapi'
import { choiceOf } from '#app/developers/schema_choice'
import { eventTypes } from './lib/event_types.js'
import { RequestReader, type ReadRequest } from './lib/request_reader.js'
import { SchemaWriter } from './lib/schema_writer.js'

/**
 * Writes each route's request and response to `resources/api/answers.json`: the names of the
 * validators, of the query and of the file that its controller reads, the statuses it sends, and the
 * JSON schema of its answer, from the generated route registry's types; and the schema of what each
 * webhook event tells. Needs a full type check, so the result is committed; `npm run check` fails if
 * it is out of date.
 */
const root = join(import.meta.dirname, '..')
const REGISTRY = join(root, '.adonisjs/client/registry/schema.d.ts')
const RESULT = join(root, 'resources/api/answers.json')

const config = ts.getParsedCommandLineOfConfigFile(
  join(root, 'tsconfig.json'),
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  }
)!
const program = ts.createProgram({
  rootNames: config.fileNames.filter(
    (file) => file.includes('/.adonisjs/') || file.endsWith('.d.ts')
  ),
  options: { ...config.options, noEmit: true },
})
const checker = program.getTypeChecker()
const source = program.getSourceFile(REGISTRY)
if (!source) throw new Error('There is no route registry. Run the code generation first.')

const registry = source.statements.find(
  (one) => ts.isInterfaceDeclaration(one) && one.name.text === 'Registry'
) as ts.InterfaceDeclaration
const writer = new SchemaWriter(checker, registry)
const reader = new RequestReader(checker, root)
const routes: Record<string, ReadRequest & { answer: object }> = {}

for (const route of registry.members) {
  if (!ts.isPropertySignature(route) || !route.type) continue
  const pattern = textOfMember(route.type, 'pattern')
  if (!pattern.startsWith("'/api/") && !pattern.startsWith("'/broadcasting/")) continue
  const response = memberOf(memberOf(route.type, 'types'), 'response')
  const answer = writer.schemaOf(checker.getTypeFromTypeNode(response))
  routes[(route.name as ts.StringLiteral).text] = {
    ...reader.read(response, Object.keys(answer).length > 0),
    answer,
  }
}

const events = [...eventTypes(program, root)].map(([name, types]): [string, Schema] => [
  name,
  choiceOf([...new Set(types)].map((type) => writer.schemaOf(type))),
])

const rendered = `${JSON.stringify(
  { routes: sorted(Object.entries(routes)), events: sorted(events), schemas: writer.schemas() },
  null,
  2
)}\n`
if (!process.argv.includes('--check')) await writeFile(RESULT, rendered)
else if ((await readFile(RESULT, 'utf8')) !== rendered) {
  console.error('What routes answer has changed: run `npm run api-types` and commit the result.')
  process.exitCode = 1
}

function sorted<T>(named: [string, T][]): Record<string, T> {
  return Object.fromEntries(named.sort(([one], [other]) => (one < other ? -1 : 1)))
}

function memberOf(type: ts.TypeNode, name: string): ts.TypeNode {
  if (ts.isTypeLiteralNode(type)) {
    for (const member of type.members) {
      if (ts.isPropertySignature(member) && member.name.getText(source) === name && member.type) {
        return member.type
      }
    }
  }
  throw new Error(`The route registry has no ${name}.`)
}

function textOfMember(type: ts.TypeNode, name: string): string {
  return memberOf(type, name).getText(source)
}
