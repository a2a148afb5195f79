import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Each account counts how often all its sessions were ended. Sessions and
 * remember-me tokens hold the count they began with and are worth nothing
 * after it has moved on.
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
