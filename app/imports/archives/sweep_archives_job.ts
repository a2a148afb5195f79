import { Job } from '@adonisjs/queue'
import { transaction } from '#app/kernel/database/transaction'
import { claimSpentArchives } from '#app/imports/archives/keep_archive'
import { removeArchives } from '#app/imports/archives/archive_files'

/** Removes the photos of ZIP files that no import needs. */
export default class SweepArchives extends Job<Record<string, never>> {
  async execute() {
    await removeArchives(await transaction((trx) => claimSpentArchives({ trx })))
  }
}
