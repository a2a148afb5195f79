import { Job } from '@adonisjs/queue'
import { exportFiles } from '#app/accounts/exports/archive/export_files'

export default class RemoveExportFiles extends Job<{ files: string[] }> {
  async execute() {
    for (const file of this.payload.files) await exportFiles.remove(file)
  }
}
