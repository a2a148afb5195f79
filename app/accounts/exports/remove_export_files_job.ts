import { Job } from '@adonisjs/queue'
import { exportFiles } from '#app/accounts/exports/export_archive'

export default class RemoveExportFiles extends Job<{ files: string[] }> {
  async execute() {
    for (const file of this.payload.files) await exportFiles.remove(file)
  }
}
