import { BaseSchema } from '@adonisjs/lucid/schema'

const INDEXES = {
  listed_properties_dearest: '(usd desc nulls last, property_id desc)',
  listed_properties_largest: '(area desc nulls last, property_id desc)',
}

/** The other indexes, read backward, begin with the listings that have no price or area. */
export default class extends BaseSchema {
  async up() {
    for (const [name, columns] of Object.entries(INDEXES)) {
      this.schema.raw(`create index ${name} on listed_properties ${columns}`)
    }
  }

  async down() {
    for (const name of Object.keys(INDEXES)) this.schema.raw(`drop index ${name}`)
  }
}
