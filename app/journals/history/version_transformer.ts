import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime } from '#app/common/http/wire_time'
import type { VersionRow } from '#app/journals/history/list_versions'

/** An earlier version of an entry, as its history lists it. */
export default class VersionTransformer extends BaseTransformer<VersionRow> {
  toObject() {
    const { version, title, words, savedAt } = this.resource
    return { version, title, words, saved_at: wireTime(savedAt) }
  }
}
