import emitter from '@adonisjs/core/services/emitter'
import type { HttpContext } from '@adonisjs/core/http'
import type { Suite, Test } from '@japa/runner/core'
import type { OpenApiDocument, Response, Schema } from '#app/developers/openapi'
import { schemaFault } from '#app/developers/tests/schema_fault'

/**
 * Compares every JSON answer of the server in this process with the OpenAPI document, whoever asked
 * for it. The first that doesn't fit fails the test that it was given in.
 */
export function checkAnswers(suite: Suite): void {
  const faults: string[] = []
  suite.setup(() =>
    emitter.on('http:request_completed', async ({ ctx }) => {
      const fault = await answerFault(ctx).catch((error: Error) => error.message)
      if (fault) faults.push(fault)
    })
  )
  const tell = () => {
    const [first] = faults.splice(0)
    if (first) throw new Error(`An answer isn’t what the OpenAPI document says. ${first}`)
  }
  // cleanups run after all teardowns, which an error would end
  const watch = (test: Test) => void test.cleanup(tell)
  suite.onTest(watch)
  suite.onGroup((group) => void group.tap(watch))
}

async function answerFault({ request, response, route }: HttpContext): Promise<string | null> {
  const body: unknown = response.getBody()
  const isJson = String(response.getHeader('content-type')).startsWith('application/json')
  if (!route || !isJson || body === null || body === undefined) return null
  // built from all routes and validators: only where it is needed
  const { openApiDocument } = await import('#app/developers/openapi_document')
  const document = await openApiDocument()
  const path = route.pattern.replace(/:(\w+)\??/g, '{$1}')
  const operation = document.paths[path]?.[request.method().toLowerCase()]
  if (!operation) return null
  const status = response.getStatus()
  const schema = schemaFor(document, operation.responses, status)
  const call = `${operation.operationId} ${status}`
  if (!schema) return `${call}: this answer is not described`
  const sent: unknown = JSON.parse(typeof body === 'string' ? body : JSON.stringify(body))
  const fault = schemaFault(sent, schema, document.components.schemas)
  return fault && `${call}: ${fault}`
}

/** Any call may fail in ways that aren't its own: their answers have a message, too. */
function schemaFor(
  { components }: OpenApiDocument,
  responses: Record<string, Response>,
  status: number
): Schema | undefined {
  const own = responses[status]
  if (!own) return status < 400 ? undefined : components.schemas.Failure
  const { content } = own.$ref ? components.responses[own.$ref.split('/').at(-1)!]! : own
  return content?.['application/json']?.schema
}
