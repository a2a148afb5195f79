import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Operation } from '#app/developers/openapi'

interface Call {
  path: string
  method: string
  operation: Operation
}

/** A call in the reference list; the OpenAPI document has the rest. */
export default class CallTransformer extends BaseTransformer<Call> {
  toObject() {
    const { path, method, operation } = this.resource
    return {
      id: operation.operationId,
      method,
      path,
      summary: operation.summary,
      group: operation.tags[0] ?? '',
    }
  }
}
