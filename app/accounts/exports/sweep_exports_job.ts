import { Job } from '@adonisjs/queue'
import { DateTime } from 'luxon'
import { exportFiles } from '#app/accounts/exports/export_archive'
import AccountExport from '#app/accounts/exports/account_export'
import { eachAlone } from '#app/kernel/queue/each_alone'

const MAX_PER_RUN = 200

/** Deletes the files of expired exports; the rows remain as a record. */
export default class SweepExports extends Job<Record<string, never>> {
  async execute() {
    const old = await AccountExport.query()
      .where('expires_at', '<=', DateTime.now().toSQL())
      .whereNot('status', 'expired')
      .limit(MAX_PER_RUN)
    await eachAlone(old, 'Removing an export', async (each) => {
      await exportFiles.remove(each.file)
      await each.merge({ status: 'expired' }).save()
    })
  }
}
