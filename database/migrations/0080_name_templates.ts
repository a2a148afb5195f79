import { BaseSchema } from '@adonisjs/lucid/schema'

/** There was one template; the sheet of the broker is closest to it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw("alter table properties alter column template set default 'estate'")
    this.schema.raw("update properties set template = 'estate' where template = 'classic'")
  }

  async down() {
    this.schema.raw("alter table properties alter column template set default 'classic'")
    this.schema.raw("update properties set template = 'classic'")
  }
}
