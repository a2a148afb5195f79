import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('properties', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.integer('team_id')
      table.text('slug').notNullable().unique()
      table.text('name')
      table.text('description')
      table.text('type')
      table.text('sector')
      table.text('status').notNullable().defaultTo('draft').checkIn(['draft', 'publish', 'archive'])
      table.boolean('is_private').notNullable().defaultTo(false)
      table.integer('featured_image_id').references('images.id').onDelete('SET NULL')
      table.text('template').notNullable().defaultTo('classic')
      table.jsonb('animations').notNullable().defaultTo('{}')

      table.decimal('price', 20, 8)
      table.text('currency')
      table.specificType('accepted_currencies', 'text[]').notNullable().defaultTo('{}')
      table.specificType('accepted_cryptocurrencies', 'text[]').notNullable().defaultTo('{}')

      table.text('address')
      table.text('address_line_2')
      table.text('city')
      table.text('state')
      table.text('zip')
      table.text('country')
      table.specificType('country_code', 'char(2)')
      table.double('latitude').checkBetween([-90, 90])
      table.double('longitude').checkBetween([-180, 180])

      table.integer('bedrooms')
      table.specificType('bathrooms', 'numeric(4,1)')
      table.specificType('living_area', 'numeric(12,2)')
      table.specificType('lot_area', 'numeric(14,2)')
      table.text('area_unit').notNullable().defaultTo('sqm').checkIn(['sqm', 'sqft'])
      table.integer('year_built')

      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('published_at')
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check('(latitude is null) = (longitude is null)', [], 'properties_place_whole')
      table.index(['user_id', 'status', 'updated_at', 'id'])
    })
    this.schema.raw(
      `create index properties_newest on properties (published_at desc, id desc)
       where status = 'publish' and not is_private`
    )

    this.schema.createTable('property_images', (table) => {
      table.integer('property_id').notNullable().references('properties.id').onDelete('CASCADE')
      table.integer('image_id').notNullable().references('images.id').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.primary(['property_id', 'image_id'])
      table.index('image_id')
    })

    this.schema.createTable('components', (table) => {
      table.increments('id')
      table.integer('property_id').notNullable().references('properties.id').onDelete('CASCADE')
      table.text('type').notNullable()
      table.jsonb('content').notNullable().defaultTo('{}')
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.unique(['property_id', 'type'])
    })

    this.schema.createTable('component_images', (table) => {
      table.integer('component_id').notNullable().references('components.id').onDelete('CASCADE')
      table.integer('image_id').notNullable().references('images.id').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.primary(['component_id', 'image_id'])
      table.index('image_id')
    })

    this.schema.createTable('price_changes', (table) => {
      table.increments('id')
      table.integer('property_id').notNullable().references('properties.id').onDelete('CASCADE')
      table.decimal('price', 20, 8).notNullable()
      table.text('currency').notNullable()
      table.timestamp('changed_at').notNullable()
      table.index(['property_id', 'changed_at'])
    })
  }

  async down() {
    for (const table of [
      'price_changes',
      'component_images',
      'components',
      'property_images',
      'properties',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
