import { BaseTransformer } from '@adonisjs/core/transformers'
import type ImportArchive from '#app/imports/archives/import_archive'

export default class ArchiveTransformer extends BaseTransformer<ImportArchive> {
  toObject() {
    const { id, photos, list, others } = this.resource
    return { id, photos: photos.length, list: list?.name ?? null, others }
  }
}
