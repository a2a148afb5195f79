import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'

export default class HealthController {
  live() {
    return { status: 'ok' }
  }

  async ready({ response }: HttpContext) {
    try {
      await db.rawQuery('select 1')
      return { status: 'ok', checks: { database: 'ok' } }
    } catch {
      response.status(503)
      return { status: 'unavailable', checks: { database: 'down' } }
    }
  }
}
