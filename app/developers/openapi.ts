/** The parts of OpenAPI 3.1 that vesta's document uses. */

export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: readonly unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema | Schema[]
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  additionalProperties?: Schema | boolean
  description?: string
  $ref?: string
  [keyword: string]: unknown
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
  /** `false`: a list is one value with commas */
  explode?: boolean
}

export interface Content {
  schema: Schema
  example?: unknown
}

export interface Response {
  $ref?: string
  description?: string
  headers?: Record<string, { schema: Schema; description?: string }>
  content?: Record<string, Content>
}

export interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, Content> }
  responses: Record<string, Response>
  security: Record<string, string[]>[]
}

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: {
    title: string
    version: string
    description: string
    license: { name: string; identifier: string }
    contact: { name: string; url: string }
  }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  /** by event: what is sent to other servers */
  webhooks: Record<string, Record<'post', Operation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Response>
    securitySchemes: Record<string, object>
  }
}
