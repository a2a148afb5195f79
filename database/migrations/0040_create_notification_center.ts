import { BaseSchema } from '@adonisjs/lucid/schema'

/** Notifications. A group's unread ones are one row ("Ava and 3 others"), mailed while unread. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('notifications', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('kind').notNullable()
      table.text('group_key').notNullable()
      table.jsonb('words').notNullable().defaultTo('{}')
      table.text('url').notNullable()
      table.boolean('is_in_app').notNullable()
      table.boolean('is_mail_pending').notNullable()
      table.timestamp('happened_at').notNullable().defaultTo(this.now())
      table.timestamp('read_at')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
    })
    this.schema.raw(
      `create unique index notifications_open_groups on notifications (user_id, group_key)
         where read_at is null`
    )
    this.schema.raw(
      `create index notifications_by_time
         on notifications (user_id, (read_at is null) desc, happened_at desc, id desc)`
    )
    this.schema.raw(
      'create index notifications_to_mail on notifications (user_id, kind) where is_mail_pending'
    )

    this.schema.createTable('notification_actors', (table) => {
      table.integer('notification_id').notNullable()
      table.foreign('notification_id').references('notifications.id').onDelete('CASCADE')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.timestamp('happened_at').notNullable().defaultTo(this.now())
      table.primary(['notification_id', 'user_id'])
    })

    this.schema.createTable('notification_settings', (table) => {
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('kind').notNullable()
      table.boolean('in_app').notNullable()
      table.boolean('email').notNullable()
      table.boolean('push').notNullable()
      table.primary(['user_id', 'kind'])
    })

    this.schema.createTable('notification_mails', (table) => {
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('kind').notNullable()
      table.timestamp('mailed_at').notNullable()
      table.primary(['user_id', 'kind'])
    })
  }

  async down() {
    this.schema.dropTable('notification_mails')
    this.schema.dropTable('notification_settings')
    this.schema.dropTable('notification_actors')
    this.schema.dropTable('notifications')
  }
}
