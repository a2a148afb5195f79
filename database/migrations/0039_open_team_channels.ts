import { BaseSchema } from '@adonisjs/lucid/schema'

/** A channel belongs to a market or a team. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('chats', (table) => {
      table.integer('team_id').references('teams.id').onDelete('CASCADE').index()
    })
    this.schema.raw(`
      alter table chats drop constraint chats_channel_of_market;
      alter table chats add constraint chats_channel_of_one
        check (num_nonnulls(market_id, team_id) = case type when 'channel' then 1 else 0 end);`)
  }

  async down() {
    this.schema.raw(`
      delete from chats where team_id is not null;
      alter table chats drop constraint chats_channel_of_one;
      alter table chats add constraint chats_channel_of_market
        check ((type = 'channel') = (market_id is not null));`)
    this.schema.alterTable('chats', (table) => table.dropColumn('team_id'))
  }
}
