import { bytesOf, ok, type Answer, type Protocol } from './protocol.js'

const openai: Protocol = {
  asks: (path) => path.endsWith('/images/edits'),
  photoOf: ({ image }) => (Buffer.isBuffer(image) ? image : undefined),
  maskOf: ({ mask }) => (Buffer.isBuffer(mask) ? mask : undefined),
  picture: (drawn) => ok({ created: 1, data: [{ b64_json: drawn.toString('base64') }] }),
  empty: () => ok({ created: 1, data: [] }),
  refusal: () => ({
    status: 400,
    body: {
      error: {
        message: 'Your request was rejected by the safety system.',
        type: 'image_generation_user_error',
        code: 'moderation_blocked',
        param: null,
      },
    },
  }),
  failure: (message) => ({ error: { message, type: 'error', code: null, param: null } }),
}

interface GeminiPart {
  inlineData?: { data: string }
  text?: string
}

interface GeminiFields {
  contents?: { parts: GeminiPart[] }[]
}

const google: Protocol = {
  asks: (path) => path.endsWith(':generateContent'),
  photoOf: ({ contents }: GeminiFields) => {
    const data = contents?.[0].parts.find((part) => part.inlineData)?.inlineData?.data
    return data ? Buffer.from(data, 'base64') : undefined
  },
  picture: (drawn) => {
    const inlineData = { mimeType: 'image/jpeg', data: drawn.toString('base64') }
    return ok({
      candidates: [{ content: { role: 'model', parts: [{ inlineData }] }, finishReason: 'STOP' }],
    })
  },
  empty: () =>
    ok({ candidates: [{ content: { role: 'model', parts: [] }, finishReason: 'STOP' }] }),
  refusal: () => ok({ candidates: [{ finishReason: 'IMAGE_SAFETY' }] }),
  failure: (message) => ({ error: { code: 500, message, status: 'INTERNAL' } }),
}

const MODELS_AT_FAL = /^\/fal-ai\//

const fal: Protocol = {
  asks: (path) => MODELS_AT_FAL.test(path),
  photoOf: (fields) => bytesOf(fields.image_url),
  maskOf: (fields) => bytesOf(fields.mask_url),
  picture: (drawn, keep) =>
    ok({ images: [{ url: keep([ok(drawn)]) }], has_nsfw_concepts: [false] }),
  empty: () => ok({ images: [] }),
  refusal: () => ({
    status: 422,
    body: {
      detail: [
        {
          loc: ['body', 'prompt'],
          msg: 'The content could not be processed because it was flagged by a content checker.',
          type: 'content_policy_violation',
        },
      ],
    },
  }),
  failure: (message) => ({ message }),
}

const prediction = (get: string, more: object): Answer =>
  ok({ id: 'p1', status: 'processing', output: null, error: null, urls: { get }, ...more })

const replicate: Protocol = {
  asks: (path) => path.endsWith('/predictions'),
  photoOf: ({ input }: { input?: Record<string, unknown> }) =>
    bytesOf(input?.input_image ?? input?.image),
  maskOf: ({ input }: { input?: Record<string, unknown> }) => bytesOf(input?.mask),
  picture: (drawn, keep) => {
    const output = keep([ok(drawn)])
    const done = prediction('', { status: 'succeeded', output })
    return { ...prediction(keep([prediction('', {}), done]), {}), status: 201 }
  },
  empty: () => ok({ id: 'p1', status: 'succeeded', output: null, urls: { get: '' } }),
  refusal: (keep) => {
    const failed = prediction('', { status: 'failed', error: 'NSFW content detected.' })
    return { ...prediction(keep([failed]), { status: 'starting' }), status: 201 }
  },
  failure: (detail) => ({ detail }),
}

export const PROTOCOLS = { openai, google, fal, replicate }

export type ProtocolName = keyof typeof PROTOCOLS
