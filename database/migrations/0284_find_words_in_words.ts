import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { indexNames } from '#app/accounts/index_names'
import { SEARCH_VECTOR } from '#app/common/database/folding_functions'

const HEBREW_OR_KOREAN = '[\u05d0-\u05ea\u1100-\u11ff\uac00-\ud7a3]'

/** Hebrew and Korean words are found behind the small words that are glued to them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(SEARCH_VECTOR)
    this.schema.raw(`
      select refresh_listing(property_id) from listed_properties
      where words::text ~ '${HEBREW_OR_KOREAN}'
    `)
    this.schema.raw(`
      update messages set words = search_vector(content)
      where words is not null and content ~ '${HEBREW_OR_KOREAN}'
    `)
    this.defer(indexNamesAgain)
  }

  async down() {}
}

async function indexNamesAgain(client: QueryClientContract) {
  const people: { id: number; handle: string; name: string }[] = await client
    .from('users')
    .whereRaw('name ~ ?', [HEBREW_OR_KOREAN])
    .select('id', 'handle', 'name')
  for (const person of people) await indexNames(person, client)
}
