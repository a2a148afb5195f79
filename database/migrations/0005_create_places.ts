import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Markets, one per place: a unique index compares name, town, region and country ignoring case, so
 * that two people can't create the same market at once.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('markets', (table) => {
      table.increments('id')
      table.text('name').notNullable()
      table.text('city').notNullable()
      table.text('state').notNullable().defaultTo('')
      table.text('country').notNullable()
      table.specificType('country_code', 'char(2)').notNullable()
      table.double('latitude').notNullable()
      table.double('longitude').notNullable()
      table.integer('members_count').notNullable().defaultTo(0)
      table.text('place_key').notNullable().unique()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check('latitude between -90 and 90', [], 'markets_latitude')
      table.check('longitude between -180 and 180', [], 'markets_longitude')
      table.check('members_count >= 0', [], 'markets_members_count')
      table.index(['members_count', 'id'], 'markets_popular')
    })

    this.schema.createTable('market_members', (table) => {
      table.integer('market_id').notNullable().references('markets.id').onDelete('CASCADE')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.primary(['market_id', 'user_id'])
      table.index('user_id')
    })

    this.schema.raw(`
      create function count_market_members() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          update markets set members_count = members_count + 1 where id = new.market_id;
        else
          update markets set members_count = members_count - 1 where id = old.market_id;
        end if;
        return null;
      end $$;

      create trigger market_members_counted after insert or delete on market_members
        for each row execute function count_market_members();
    `)
  }

  async down() {
    this.schema.dropTable('market_members')
    this.schema.dropTable('markets')
    this.schema.raw('drop function count_market_members()')
  }
}
