import { BaseSchema } from '@adonisjs/lucid/schema'

/** Forms that collect email addresses, and who signed up but hasn't confirmed yet. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('farm_forms', (table) => {
      table.increments('id')
      table.integer('farm_id').notNullable().references('farms.id').onDelete('CASCADE').index()
      table.integer('user_id').references('users.id').onDelete('SET NULL').index()
      table.text('slug').notNullable().unique()
      table.text('name').notNullable()
      table.text('headline').notNullable()
      table.text('text')
      table.specificType('tags', `text[] not null default '{}'`)
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
    })

    this.schema.createTable('farm_sign_ups', (table) => {
      table.increments('id')
      table.integer('form_id').notNullable().references('farm_forms.id').onDelete('CASCADE')
      table
        .integer('contact_id')
        .notNullable()
        .references('farm_contacts.id')
        .onDelete('CASCADE')
        .index()
      table.boolean('is_new_contact').notNullable()
      table.text('name').notNullable()
      table.text('token_hash').unique()
      table.timestamp('expires_at').notNullable().index()
      table.timestamp('confirmed_at')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index(['form_id', 'contact_id'])
    })
  }

  async down() {
    this.schema.dropTable('farm_sign_ups')
    this.schema.dropTable('farm_forms')
  }
}
