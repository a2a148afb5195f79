import { BaseSchema } from '@adonisjs/lucid/schema'

/** An email address belongs to the account that has verified it; anybody may have typed it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table users drop constraint users_email_unique')
    this.schema.raw(
      'create unique index users_email_unique on users (email) where email_verified_at is not null'
    )
    this.schema.raw('create index users_email on users (email, id)')
  }

  /** Fails while two accounts have one address. */
  async down() {
    this.schema.raw('drop index users_email')
    this.schema.raw('drop index users_email_unique')
    this.schema.raw('alter table users add constraint users_email_unique unique (email)')
  }
}
