import { defineConfig } from '@adonisjs/core/bodyparser'
import { MAX_BODY_BYTES } from '#app/kernel/http/body_limits'

/**
 * Routes that read their own body, after session, token and limits are checked, because it may hold
 * a file. No other route accepts files.
 */
export const routesReadingBodies = [
  '/api/uploads',
  '/api/uploads/videos',
  '/api/uploads/videos/:id',
  '/api/build/archives',
  '/api/properties/:slug/documents',
  '/api/build/imports',
  '/api/farm/contacts/previews',
  '/api/farm/contacts/imports',
  '/api/leads/previews',
  '/api/leads/imports',
  '/api/build/previews',
  '/api/designs/generate',
  '/api/designs/checks',
  '/api/designs/:id/corrections',
]

/** JSON is read as text: the body middleware parses it within limits. */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    convertEmptyStringsToNull: true,
    trimWhitespaces: false,
    limit: MAX_BODY_BYTES,
    types: ['application/x-www-form-urlencoded'],
  },
  raw: { limit: MAX_BODY_BYTES, types: ['application/json'] },
  json: { types: [] },
  multipart: { autoProcess: false, types: [] },
})
