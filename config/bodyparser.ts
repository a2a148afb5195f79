import { defineConfig } from '@adonisjs/core/bodyparser'

/**
 * Multipart bodies are streamed by the one route that takes files; elsewhere
 * they hold fields only.
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
    processManually: ['/api/uploads'],
    limit: '30mb',
    types: ['multipart/form-data'],
  },
})
