import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'

/** For whoever watches over the process: is it alive, can it serve? */
export default class HealthController {
  live({ response }: HttpContext) {
    return response.json({ status: 'ok' })
  }

  async ready({ response }: HttpContext) {
    try {
      await db.rawQuery('select 1')
      return response.json({ status: 'ok', checks: { database: 'ok' } })
    } catch {
      return response.status(503).json({ status: 'unavailable', checks: { database: 'down' } })
    }
  }
}
