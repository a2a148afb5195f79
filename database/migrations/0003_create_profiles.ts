import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Profile stats, one row per user, and who follows whom. Triggers maintain the row and both follow
 * counts, so that they are right even when follows go with a deleted account.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('user_stats', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().unique()
      table.foreign('user_id').references('users.id').onDelete('CASCADE')
      table.text('headline')
      table.integer('years_experience')
      table.integer('homes_sold')
      table.decimal('sales_volume', 16, 2)
      table.specificType('languages', 'text[]').notNullable().defaultTo('{}')
      table.specificType('specialties', 'text[]').notNullable().defaultTo('{}')
      table.specificType('awards', 'text[]').notNullable().defaultTo('{}')
      for (const thing of ['followers', 'followings', 'properties', 'spots', 'designs']) {
        table.integer(`${thing}_count`).notNullable().defaultTo(0)
        table.check(`${thing}_count >= 0`, [], `user_stats_${thing}_count`)
      }
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
    })

    this.schema.createTable('follows', (table) => {
      table.bigIncrements('id')
      table.integer('follower_id').notNullable().references('users.id').onDelete('CASCADE')
      table.integer('followee_id').notNullable().references('users.id').onDelete('CASCADE')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['follower_id', 'followee_id'])
      table.index(['follower_id', 'id'])
      table.index(['followee_id', 'id'])
      table.check('follower_id <> followee_id', [], 'follows_not_oneself')
    })

    this.schema.raw(`
      create function create_user_stats() returns trigger language plpgsql as $$
      begin
        insert into user_stats (user_id) values (new.id);
        return null;
      end $$;
      create trigger users_stats after insert on users
        for each row execute function create_user_stats();
      insert into user_stats (user_id) select id from users;`)

    // Both rows are locked in order of id: two people following each other at the same time can't
    // deadlock.
    this.schema.raw(`
      create function count_follow() returns trigger language plpgsql as $$
      declare
        follow follows%rowtype := coalesce(new, old);
        step integer := case tg_op when 'INSERT' then 1 else -1 end;
      begin
        perform 1 from user_stats where user_id in (follow.follower_id, follow.followee_id)
          order by user_id for update;
        update user_stats set followings_count = followings_count + step
          where user_id = follow.follower_id;
        update user_stats set followers_count = followers_count + step
          where user_id = follow.followee_id;
        return null;
      end $$;
      create trigger follows_count after insert or delete on follows
        for each row execute function count_follow();`)
  }

  async down() {
    this.schema.dropTable('follows')
    this.schema.raw('drop function count_follow()')
    this.schema.raw('drop trigger users_stats on users')
    this.schema.raw('drop function create_user_stats()')
    this.schema.dropTable('user_stats')
  }
}
