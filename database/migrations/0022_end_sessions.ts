import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A counter per account that ends all sessions: sessions and remember-me tokens store its value and
 * are invalid once it changes.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.integer('session_epoch').notNullable().defaultTo(0)
    })
    this.schema.alterTable('remember_me_tokens', (table) => {
      table.integer('session_epoch').notNullable().defaultTo(0)
    })
  }

  async down() {
    for (const name of ['remember_me_tokens', 'users']) {
      this.schema.alterTable(name, (table) => {
        table.dropColumn('session_epoch')
      })
    }
  }
}
