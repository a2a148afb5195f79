import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime } from '#app/common/http/wire_time'
import type { SearchView } from '#app/search/alerts/queries/list_saved_searches'

export default class SavedSearchTransformer extends BaseTransformer<SearchView> {
  toObject() {
    const { search, newCount } = this.resource
    return {
      id: search.id,
      name: search.name,
      query: search.query,
      frequency: search.chosenFrequency,
      /** how often it tells when it is no longer paused */
      resumes_as: search.frequency,
      /** homes that matched since they were last looked at */
      new_count: newCount,
      created_at: wireTime(search.createdAt),
      updated_at: wireTime(search.updatedAt),
    }
  }
}
