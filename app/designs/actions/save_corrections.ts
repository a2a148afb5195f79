import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import type Design from '#app/designs/models/design'
import { lockDesign } from '#app/designs/queries/find_design'

/** Keeps what somebody says that the parts of their photograph are, for every run from now on. */
export default class SaveCorrections {
  /**
   * @param corrections PNG, see `readCorrections`; null to forget what was said
   * @throws HttpError 404; 409 while the design is being made
   */
  async handle(user: User, designId: number, corrections: Buffer | null): Promise<Design> {
    return db.transaction(async (trx) => {
      const design = await lockDesign(designId, user.id, trx)
      if (design.isRunning) throw HttpError.conflict('This design is still being made.')
      await trx.from('design_corrections').where('design_id', designId).delete()
      if (corrections) {
        await trx.table('design_corrections').insert({ design_id: designId, data: corrections })
      }
      return design.merge({ correctedAt: corrections && DateTime.utc() }).save()
    })
  }
}
