import { BaseSchema } from '@adonisjs/lucid/schema'

/** How people join a team: invited by email, or by their own request. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('team_invitations', (table) => {
      table.increments('id')
      table.integer('team_id').notNullable().references('teams.id').onDelete('CASCADE')
      table.text('email').notNullable()
      table.text('role').notNullable().checkIn(['admin', 'agent', 'viewer'])
      table.text('token_hash').unique()
      table.text('status').notNullable().defaultTo('open').checkIn(['open', 'accepted', 'declined'])
      table.integer('invited_by_user_id').references('users.id').onDelete('SET NULL').index()
      table.timestamp('expires_at').notNullable()
      table.timestamp('answered_at')
      table.timestamp('created_at').notNullable()
      table.check('email = lower(email)', [], 'team_invitations_email_lower')
      table.index(['team_id', 'status', 'id'])
    })
    this.schema.raw(
      `create unique index team_invitations_open on team_invitations (team_id, email)
       where status = 'open'`
    )

    this.schema.createTable('team_requests', (table) => {
      table.increments('id')
      table.integer('team_id').notNullable().references('teams.id').onDelete('CASCADE')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.text('message')
      table.text('status').notNullable().defaultTo('open').checkIn(['open', 'accepted', 'declined'])
      table.integer('answered_by_user_id').references('users.id').onDelete('SET NULL').index()
      table.timestamp('answered_at')
      table.timestamp('created_at').notNullable()
      table.index(['team_id', 'status', 'id'])
    })
    this.schema.raw(
      `create unique index team_requests_open on team_requests (team_id, user_id)
       where status = 'open'`
    )
  }

  async down() {
    this.schema.dropTable('team_requests')
    this.schema.dropTable('team_invitations')
  }
}
