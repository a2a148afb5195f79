import { BaseSchema } from '@adonisjs/lucid/schema'
import { marketSlugs } from '#app/places/markets/market'

interface MarketRow {
  id: number
  name: string
  state: string
  country_code: string
}

/** Slugs for market pages, and how far a market extends from its center. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('markets', (table) => {
      table.text('slug')
      table.double('radius_km').notNullable().defaultTo(25)
      table.check('radius_km > 0', [], 'markets_radius')
      table.index(['latitude', 'longitude'])
    })
    this.defer(async (client) => {
      const taken = new Set<string>()
      const markets: MarketRow[] = await client.from('markets').orderBy('id')
      for (const { id, name, state, country_code: countryCode } of markets) {
        const wanted = marketSlugs({ name, state, countryCode })
        const slug = wanted.find((one) => !taken.has(one)) ?? `${wanted[0]}-${id}`
        taken.add(slug)
        await client.from('markets').where({ id }).update({ slug })
      }
    })
    this.schema.raw(`
      create index properties_listed_place on properties (latitude, longitude)
        where status = 'publish' and not is_private`)
  }

  async down() {
    this.schema.raw('drop index properties_listed_place')
    this.schema.alterTable('markets', (table) => {
      table.dropIndex(['latitude', 'longitude'])
      table.dropColumns('slug', 'radius_km')
    })
  }
}
