import { defineConfig } from '@adonisjs/core/bodyparser'

/** Routes that read JSON themselves, because theirs may hold a picture. */
export const jsonReadByRoute = ['/api/designs/generate', '/api/designs/:id/corrections']

/**
 * Multipart bodies are streamed by the routes that take files; elsewhere they
 * hold fields only.
 */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    convertEmptyStringsToNull: true,
    limit: '1mb',
    types: ['application/x-www-form-urlencoded'],
  },
  json: { convertEmptyStringsToNull: true, limit: '1mb', types: ['application/json'] },
  multipart: {
    autoProcess: true,
    convertEmptyStringsToNull: true,
    processManually: ['/api/uploads', '/api/designs/generate', '/api/designs/:id/corrections'],
    limit: '30mb',
    types: ['multipart/form-data'],
  },
})
