import { BaseSchema } from '@adonisjs/lucid/schema'
import { foldText } from '#app/common/text/fold_text'

/** Search keys for teams: their name without accents, and parts of it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`alter table teams add column folded_name text not null default ''`)
    this.defer(async (client) => {
      const teams: { id: number; name: string }[] = await client.from('teams').select('id', 'name')
      for (const { id, name } of teams) {
        await client
          .from('teams')
          .where('id', id)
          .update({ folded_name: foldText(name) })
      }
    })
    this.schema.raw('create index teams_similar on teams using gin (folded_name gin_trgm_ops)')
    this.schema.raw('create index teams_handle_parts on teams using gin (handle gin_trgm_ops)')
  }

  async down() {
    this.schema.raw('drop index teams_handle_parts')
    this.schema.raw('alter table teams drop column folded_name')
  }
}
