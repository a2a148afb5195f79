import type { Response, Schema } from '#app/developers/openapi'

export const FAILURE_SCHEMAS: Record<string, Schema> = {
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

function failure(description: string, example: object, schema = 'Failure'): Response {
  const $ref = `#/components/schemas/${schema}`
  return { description, content: { 'application/json': { schema: { $ref }, example } } }
}

/** Calls that spend image credits or club coin. */
export const SPENDING_CALLS: ReadonlySet<string> = new Set([
  'api.coin_conversions.store',
  'api.design_orders.generate',
  'api.design_orders.regenerate',
  'api.design_orders.retry',
  'api.gifts.store',
  'api.offering_requests.store',
  'api.restyle_items.retry',
  'api.restyles.store',
])

export const FAILURES: Record<string, Response> = {
  Malformed: failure('The body isn’t what its type says.', {
    message: 'The body is not valid JSON.',
  }),
  Unauthenticated: failure('Not signed in, or the token is unknown or expired.', {
    message: 'Unauthenticated.',
  }),
  Unpaid: failure('There are too few image credits or coins.', {
    message: 'You don’t have enough image credits for this.',
  }),
  Forbidden: failure(
    'Not allowed: not yours, email not verified, or the token lacks the ability.',
    { message: 'Verify your email address first.' }
  ),
  NotFound: failure('There is no such thing, or it isn’t yours to know of.', {
    message: 'Not found.',
  }),
  Conflict: failure('It doesn’t fit the present state.', { message: 'This is answered already.' }),
  TooLarge: failure('More than the call takes.', { message: 'An image may have up to 25 MB.' }),
  Unsupported: failure('The file isn’t of a type that the call takes.', {
    message: 'Choose a photo.',
  }),
  Invalid: failure(
    'Something in the request isn’t valid.',
    { message: 'Enter a name.', errors: { 'property.name': ['Enter a name.'] } },
    'ValidationFailure'
  ),
  Unconfirmed: failure('The password has to be confirmed first.', {
    message: 'Password confirmation required.',
  }),
  TooMany: {
    ...failure('Too many requests.', { message: 'Try again in a minute.' }),
    headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } },
  },
}
