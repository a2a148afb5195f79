import { defineConfig } from '@adonisjs/core/bodyparser'
import { MAX_BODY_BYTES } from '#app/kernel/http/body_limits'

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
