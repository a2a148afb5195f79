import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import { readingMinutes } from '#app/journals/entries/entry_body'
import type { EntryCardRow } from '#app/journals/entries/entry_row'
import ImageTransformer from '#app/media/image_transformer'

/** An entry as lists show it. */
export default class EntryCardTransformer extends BaseTransformer<EntryCardRow> {
  toObject() {
    const row = this.resource
    return {
      id: row.id,
      journal_slug: row.journalSlug,
      title: row.title,
      excerpt: row.excerpt,
      cover: row.cover && new ImageTransformer(row.cover).toObject(),
      room: row.room,
      status: row.status,
      minutes: readingMinutes(row.words),
      words: row.words,
      is_taken_down: row.isTakenDown,
      published_at: wireTimeOrNull(row.publishedAt),
      created_at: wireTime(row.createdAt),
      updated_at: wireTime(row.updatedAt),
    }
  }
}
