import { BaseSchema } from '@adonisjs/lucid/schema'

/** Adds the price of every published listing to the history, even if it bypassed the actions. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      insert into price_changes (property_id, price, currency, changed_at)
      select p.id, p.price, p.currency, p.published_at from properties p
      where p.published_at is not null and p.status <> 'draft'
        and p.price is not null and p.currency is not null
        and not exists (select from price_changes c where c.property_id = p.id)
    `)
  }

  /** Added rows can't be told from existing ones. */
  async down() {}
}
