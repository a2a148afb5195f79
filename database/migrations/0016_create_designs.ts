import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Designs and saved prompts. A design is also the job that workers claim: `lease_token` is its
 * current worker's, `lease_until` when the claim expires. Previews have their own table, so that
 * reading designs never reads them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('designs', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.integer('parent_id').references('designs.id').onDelete('SET NULL').index()
      table.text('kind').notNullable().checkIn(['generate', 'regenerate'])
      table
        .text('status')
        .notNullable()
        .defaultTo('pending')
        .checkIn(['pending', 'processing', 'completed', 'failed'])
      table.integer('progress').notNullable().defaultTo(10)
      table.integer('current_step').notNullable().defaultTo(1)
      table.text('error')
      table.integer('preview_version').notNullable().defaultTo(0)

      table.jsonb('options').notNullable()
      table.text('prompt')
      table.text('engine')
      table.integer('seed').notNullable()
      table.float('structure_score')
      table.specificType('remarks', 'text[]').notNullable().defaultTo('{}')
      table.specificType('unmet', 'text[]').notNullable().defaultTo('{}')

      for (const picture of ['original', 'result', 'high_res', 'corrections']) {
        const column = picture === 'result' ? 'image_id' : `${picture}_image_id`
        table.integer(column).references('images.id').onDelete('SET NULL').index()
      }
      table.integer('image_width').notNullable()
      table.integer('image_height').notNullable()
      table.integer('high_res_image_width')
      table.integer('high_res_image_height')
      table
        .text('image_orientation')
        .notNullable()
        .checkIn(['landscape', 'portrait', 'square'], 'designs_image_orientation')

      table.bigInteger('hold_id').references('ledger_transactions.id').unique()
      table.integer('run').notNullable().defaultTo(1)
      table.integer('attempts').notNullable().defaultTo(0)
      table.uuid('lease_token')
      table.timestamp('lease_until')
      table.timestamp('started_at')
      table.timestamp('completed_at')

      table.boolean('favorite').notNullable().defaultTo(false)
      table.text('share_token').unique()
      table.boolean('share_compares').notNullable().defaultTo(true)
      table.boolean('share_tells_prompt').notNullable().defaultTo(false)
      table.timestamp('share_revoked_at')

      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.index(['user_id', 'id'])
      table.index(['user_id', 'started_at'])
      table.check('progress between 10 and 100', [], 'designs_progress')
      table.check(`(progress = 100) = (status = 'completed')`, [], 'designs_whole_when_completed')
      table.check(
        `(status = 'processing') = (lease_until is not null)`,
        [],
        'designs_leased_while_processing'
      )
    })
    this.schema.raw(`
      create index designs_unfinished on designs (id) where status in ('pending', 'processing')
    `)

    this.schema.createTable('design_previews', (table) => {
      table.integer('design_id').primary().references('designs.id').onDelete('CASCADE')
      table.binary('data').notNullable()
    })

    this.schema.createTable('design_prompts', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.text('name').notNullable()
      table.text('prompt')
      table.jsonb('options').notNullable()
      table.timestamp('created_at').notNullable()
    })

    this.schema.raw(`
      create function count_designs() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and old.status = 'completed' then
          update user_stats set designs_count = designs_count - 1 where user_id = old.user_id;
        end if;
        if tg_op <> 'DELETE' and new.status = 'completed' then
          update user_stats set designs_count = designs_count + 1 where user_id = new.user_id;
        end if;
        return null;
      end $$;
      create trigger count_designs after insert or delete or update of status, user_id on designs
        for each row execute function count_designs();
    `)
  }

  async down() {
    for (const table of ['design_prompts', 'design_previews', 'designs']) {
      this.schema.dropTable(table)
    }
    this.schema.raw('drop function count_designs()')
  }
}
