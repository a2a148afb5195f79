import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Remembers where a person blocked a chat, so that later messages don't exist for them. Declined
 * invitations count like unanswered ones, so that the number doesn't reveal them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('chat_members', (table) => {
      table.integer('blocked_message_id')
    })
    this.schema.raw(`
      update chat_members set blocked_message_id = coalesce(chats.last_message_id, 0)
        from chats where chats.id = chat_members.chat_id and chat_members.is_blocked
    `)
    this.schema.raw(counting(`'normal', 'requested', 'declined'`))
  }

  async down() {
    this.schema.raw(counting(`'normal', 'requested'`))
    this.schema.alterTable('chat_members', (table) => {
      table.dropColumn('blocked_message_id')
    })
  }
}

/** Makes the database count members in these states, existing ones included. */
function counting(states: string): string {
  return `
    create or replace function count_chat_members() returns trigger language plpgsql as $$
    declare
      step integer := 0;
    begin
      if tg_op <> 'DELETE' and new.state in (${states}) then step := step + 1; end if;
      if tg_op <> 'INSERT' and old.state in (${states}) then step := step - 1; end if;
      if step <> 0 then
        update chats set members_count = members_count + step
          where id = coalesce(new.chat_id, old.chat_id);
      end if;
      return null;
    end $$;
    update chats set members_count = counted.count
      from (
        select chat_id, count(*) filter (where state in (${states})) as count
        from chat_members group by chat_id
      ) counted
      where counted.chat_id = chats.id and chats.members_count <> counted.count;
  `
}
