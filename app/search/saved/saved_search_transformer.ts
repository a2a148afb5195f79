import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime } from '#app/common/http/wire_time'
import type { SearchView } from '#app/search/saved/find_saved_searches'

export default class SavedSearchTransformer extends BaseTransformer<SearchView> {
  toObject() {
    const { search, newCount } = this.resource
    return {
      id: search.id,
      name: search.name,
      query: search.query,
      frequency: search.chosenFrequency,
      /** how often it notifies once it isn't paused */
      resumes_as: search.frequency,
      /** new matches since the last look */
      new_count: newCount,
      created_at: wireTime(search.createdAt),
      updated_at: wireTime(search.updatedAt),
    }
  }
}
