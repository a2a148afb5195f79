/** The parts of OpenAPI 3.1 that vesta's document uses. */

export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema | Schema[]
  anyOf?: Schema[]
  additionalProperties?: Schema | boolean
  description?: string
  $ref?: string
  [keyword: string]: unknown
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: Schema
}

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<
    string,
    { $ref?: string; description?: string; content?: Record<string, { schema: Schema }> }
  >
  security: Record<string, string[]>[]
}

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, object>
    securitySchemes: Record<string, object>
  }
}
