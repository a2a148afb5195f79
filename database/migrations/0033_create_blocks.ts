import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who doesn't want to see whom. Existing blocks of direct chats become blocks of the person. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('blocks', (table) => {
      table.integer('blocker_id').notNullable().references('users.id').onDelete('CASCADE')
      table.integer('blocked_id').notNullable().references('users.id').onDelete('CASCADE')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.primary(['blocker_id', 'blocked_id'])
      table.index('blocked_id')
      table.check('blocker_id <> blocked_id', [], 'blocks_not_oneself')
    })
    this.schema.raw(`
      insert into blocks (blocker_id, blocked_id)
      select mine.user_id, theirs.user_id
      from chats
      join chat_members mine on mine.chat_id = chats.id and mine.is_blocked
      join chat_members theirs on theirs.chat_id = chats.id and theirs.user_id <> mine.user_id
      where chats.direct_key is not null;

      delete from follows using blocks
      where (follower_id, followee_id) in (
        (blocker_id, blocked_id), (blocked_id, blocker_id));
    `)
  }

  async down() {
    this.schema.dropTable('blocks')
  }
}
