import { BaseSchema } from '@adonisjs/lucid/schema'

/** Team listings, and who else owns one whose author left it with a former team. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('update properties set team_id = null')
    this.schema.alterTable('properties', (table) => {
      table.foreign('team_id').references('teams.id').onDelete('SET NULL')
      table.integer('second_owner_id').references('users.id').onDelete('SET NULL')
      table.index(['team_id', 'status', 'updated_at', 'id'])
      table.index(['second_owner_id', 'status', 'updated_at', 'id'])
    })
  }

  async down() {
    this.schema.alterTable('properties', (table) => {
      table.dropIndex(['second_owner_id', 'status', 'updated_at', 'id'])
      table.dropIndex(['team_id', 'status', 'updated_at', 'id'])
      table.dropColumn('second_owner_id')
      table.dropForeign('team_id')
    })
  }
}
