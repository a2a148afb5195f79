import type { Schema } from '#app/developers/contract/openapi'

export const ERROR_SCHEMAS: Record<string, Schema> = {
  Failure: {
    type: 'object',
    properties: { message: { type: 'string', description: 'A sentence for people.' } },
    required: ['message'],
  },
  ValidationFailure: {
    type: 'object',
    properties: {
      message: { type: 'string' },
      errors: {
        type: 'object',
        description: 'Sentences by field; nested fields are dotted.',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
    },
    required: ['message', 'errors'],
  },
}

const failure = (description: string, schema = 'Failure') => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
})

export const COMMON_RESPONSES: Record<string, object> = {
  Unauthenticated: failure('Not signed in, or the token is unknown or expired.'),
  Forbidden: failure('Not allowed: not yours, email not verified, or the token lacks the ability.'),
  NotFound: failure('There is no such thing, or it isn’t yours to know of.'),
  Conflict: failure('It doesn’t fit the present state.'),
  Invalid: failure('Something in the request isn’t valid.', 'ValidationFailure'),
  Unconfirmed: failure('The password has to be confirmed first.'),
  TooMany: {
    ...failure('Too many requests.'),
    headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } },
  },
}
