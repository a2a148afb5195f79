import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Chats, their members and messages. Each membership holds what a chat list needs (folder, order,
 * unread count), so that lists and totals come from an index and never count messages. Channels may
 * have thousands of members, too many rows to update: their unread count is the channel's message
 * count minus what the member has seen.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('chats', (table) => {
      table.increments('id')
      table.text('type').notNullable().checkIn(['direct', 'group', 'channel'])
      table.text('name')
      table.text('description')
      table.integer('created_by_user_id').references('users.id').onDelete('SET NULL')
      table.text('direct_key').unique()
      table.integer('market_id').references('markets.id').onDelete('CASCADE').index()
      table.integer('property_id').references('properties.id').onDelete('SET NULL')
      table.integer('last_message_id')
      table.timestamp('last_message_at')
      table.integer('messages_count').notNullable().defaultTo(0)
      table.integer('members_count').notNullable().defaultTo(0)
      table.integer('slow_mode_seconds').notNullable().defaultTo(0)
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check(`(type = 'direct') = (direct_key is not null)`, [], 'chats_direct_key')
      table.check(`(type = 'channel') = (market_id is not null)`, [], 'chats_channel_of_market')
      table.check(`type = 'direct' or name is not null`, [], 'chats_named')
      table.check('slow_mode_seconds between 0 and 3600', [], 'chats_slow_mode')
    })

    this.schema.createTable('chat_members', (table) => {
      table.increments('id')
      table.integer('chat_id').notNullable().references('chats.id').onDelete('CASCADE')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.boolean('is_channel').notNullable()
      table.text('role').notNullable().defaultTo('member').checkIn(['member', 'admin'])
      table
        .text('state')
        .notNullable()
        .defaultTo('normal')
        .checkIn(['normal', 'requested', 'declined', 'left'])
      table.boolean('is_muted').notNullable().defaultTo(false)
      table.boolean('is_blocked').notNullable().defaultTo(false)
      table.boolean('is_hidden').notNullable().defaultTo(false)
      table.integer('unread_count').notNullable().defaultTo(0)
      table.integer('read_messages_count').notNullable().defaultTo(0)
      table.integer('read_message_id').notNullable().defaultTo(0)
      table.integer('cleared_message_id').notNullable().defaultTo(0)
      table.timestamp('sorted_at').notNullable().defaultTo(this.now())
      table.timestamp('wrote_at')
      table.timestamp('declined_at')
      table.integer('digested_message_id').notNullable().defaultTo(0)
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['chat_id', 'user_id'])
      table.check('unread_count >= 0', [], 'chat_members_unread_count')
    })

    this.schema.createTable('messages', (table) => {
      table.increments('id')
      table.integer('chat_id').notNullable().references('chats.id').onDelete('CASCADE')
      table.integer('user_id').references('users.id').onDelete('SET NULL')
      table.integer('previous_id')
      table.text('type').notNullable()
      table.text('content').notNullable().defaultTo('')
      table.text('client_id')
      table.integer('reply_to_id').references('messages.id').onDelete('SET NULL')
      table.jsonb('attachments').notNullable().defaultTo('[]')
      table.specificType('words', 'tsvector')
      table.timestamp('edited_at')
      table.timestamp('deleted_at')
      table.timestamp('created_at').notNullable()
      table.unique(['chat_id', 'user_id', 'client_id'])
      table.index(['chat_id', 'id'])
      table.check('char_length(content) <= 10000', [], 'messages_content_length')
    })

    this.schema.createTable('message_images', (table) => {
      table.integer('message_id').notNullable().references('messages.id').onDelete('CASCADE')
      table.integer('image_id').notNullable().references('images.id').onDelete('CASCADE').index()
      table.integer('position').notNullable()
      table.primary(['message_id', 'image_id'])
    })

    this.schema.createTable('message_reactions', (table) => {
      table.integer('message_id').notNullable().references('messages.id').onDelete('CASCADE')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('emoji').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.primary(['message_id', 'user_id', 'emoji'])
    })

    this.schema.createTable('chat_preferences', (table) => {
      table.integer('user_id').primary().references('users.id').onDelete('CASCADE')
      table.boolean('shows_presence').notNullable().defaultTo(true)
      table.boolean('sends_read_receipts').notNullable().defaultTo(true)
      table.boolean('sends_push').notNullable().defaultTo(true)
      table.text('digest').notNullable().defaultTo('daily').checkIn(['never', 'hourly', 'daily'])
      table.timestamp('digested_at')
    })

    this.schema.createTable('user_presence', (table) => {
      table.integer('user_id').primary().references('users.id').onDelete('CASCADE')
      table.timestamp('seen_at').notNullable()
    })

    this.schema.raw(`
      alter table chat_members add column folder text generated always as (
        case
          when is_hidden or state in ('declined', 'left') then null
          when is_blocked then 'blocked'
          when state = 'requested' then 'requested'
          when is_muted then 'muted'
          else 'chats'
        end) stored;
      create index chat_members_folder on chat_members (user_id, folder, sorted_at desc, chat_id desc)
        where folder is not null and not is_channel;
      create index chat_members_channels on chat_members (user_id, chat_id)
        where folder is not null and is_channel;
      create index chat_members_unread on chat_members (user_id) include (unread_count)
        where folder = 'chats' and unread_count > 0;
      create index messages_words on messages using gin (words);
    `)

    this.schema.raw(`
      create function count_chat_members() returns trigger language plpgsql as $$
      declare
        step integer := 0;
      begin
        if tg_op <> 'DELETE' and new.state in ('normal', 'requested') then step := step + 1; end if;
        if tg_op <> 'INSERT' and old.state in ('normal', 'requested') then step := step - 1; end if;
        if step <> 0 then
          update chats set members_count = members_count + step
            where id = coalesce(new.chat_id, old.chat_id);
        end if;
        return null;
      end $$;
      create trigger chat_members_counted after insert or delete or update of state on chat_members
        for each row execute function count_chat_members();
    `)
  }

  async down() {
    for (const table of [
      'user_presence',
      'chat_preferences',
      'message_reactions',
      'message_images',
      'messages',
      'chat_members',
    ]) {
      this.schema.dropTable(table)
    }
    this.schema.raw('drop function count_chat_members()')
    this.schema.dropTable('chats')
  }
}
