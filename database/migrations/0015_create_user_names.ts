import { BaseSchema } from '@adonisjs/lucid/schema'
import { searchableNames } from '#app/accounts/index_names'

const BATCH = 1000

/**
 * Search keys for people as someone types: one folded row for the handle, and one for the name from
 * each of its words on, so that a search is one index range. The byte collation makes prefix ranges
 * work.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table user_names (
        words text collate "C" not null,
        user_id integer not null references users (id) on delete cascade,
        primary key (words, user_id)
      )
    `)
    this.schema.raw('create index user_names_user on user_names (user_id)')

    this.defer(async (client) => {
      let last = 0
      for (;;) {
        const users: { id: number; handle: string; name: string }[] = await client
          .from('users')
          .where('id', '>', last)
          .orderBy('id')
          .limit(BATCH)
          .select('id', 'handle', 'name')
        if (!users.length) return
        const rows = users.flatMap((user) =>
          searchableNames(user).map((words) => ({ user_id: user.id, words }))
        )
        await client.table('user_names').multiInsert(rows)
        last = users.at(-1)!.id
      }
    })
  }

  async down() {
    this.schema.dropTable('user_names')
  }
}
