import { Job } from '@adonisjs/queue'
import { removeUnneededFiles } from '#app/properties/documents/document_files'

/** Deletes files of deleted documents, listings and accounts, and of uploads that were cut off. */
export default class SweepDocuments extends Job<Record<string, never>> {
  async execute() {
    await removeUnneededFiles()
  }
}
