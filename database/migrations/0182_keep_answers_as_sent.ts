import { BaseSchema } from '@adonisjs/lucid/schema'

/** `json` keeps the order of keys, so a repeat is answered byte for byte. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table idempotency_keys alter column body type json')
  }

  async down() {
    this.schema.raw('alter table idempotency_keys alter column body type jsonb')
  }
}
