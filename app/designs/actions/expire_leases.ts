import db from '@adonisjs/lucid/services/db'

/**
 * Says that nobody is at work on any design: at the start of the one process
 * that an embedded database has, whoever was at work is gone.
 */
export default class ExpireLeases {
  async handle(): Promise<void> {
    await db
      .from('designs')
      .where('status', 'processing')
      .whereRaw('lease_until > now()')
      .update({ lease_until: db.raw('now()') })
  }
}
