import { BaseSchema } from '@adonisjs/lucid/schema'

const SEARCHED = `lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' '
  || coalesce(phone, '') || ' ' || coalesce(address, ''))`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `alter table farm_contacts add column searched text generated always as (${SEARCHED}) stored`
    )
    this.schema.raw(
      'create index farm_contacts_searched on farm_contacts using gin (searched gin_trgm_ops)'
    )
  }

  async down() {
    this.schema.raw('alter table farm_contacts drop column searched')
  }
}
