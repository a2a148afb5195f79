import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Homes are for sale or for rent, and then their price is of a month. Searches keep the two apart:
 * a rent never stands among prices of homes for sale, nor in the clusters' lowest price.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('properties', (table) => {
      table.text('offered_for').notNullable().defaultTo('sale').checkIn(['sale', 'rent'])
      table.decimal('deposit', 20, 8)
      table.text('available_from')
    })
    this.schema.raw(String.raw`
      alter table properties add constraint available_from_day
        check (available_from ~ '^\d{4}-\d{2}-\d{2}$')
    `)
    this.schema.alterTable('listed_properties', (table) => {
      table.double('monthly_usd')
    })
    this.schema.raw(
      `create index listed_properties_monthly_usd on listed_properties (monthly_usd, property_id)
       where monthly_usd is not null`
    )
    this.schema.raw(listable({ knowsRent: true }))
    this.schema.raw(refresh([...COLUMNS, 'monthly_usd']))
  }

  async down() {
    this.schema.raw('drop view listable_properties')
    this.schema.raw(listable({ knowsRent: false }))
    this.schema.raw(refresh(COLUMNS))
    this.schema.raw(`delete from listed_properties where tags @> array['for_rent']`)
    this.schema.raw('alter table listed_properties drop column monthly_usd')
    this.schema.raw(
      `alter table properties drop column available_from, drop column deposit,
         drop column offered_for`
    )
  }
}

const COLUMNS = [
  'user_id',
  'place',
  'usd',
  'area',
  'bedrooms',
  'bathrooms',
  'year',
  'tags',
  'words',
  'features',
  'published_at',
]

/** As before, but by the names of its columns: the table has more of them than the view. */
function refresh(columns: readonly string[]): string {
  const all = ['property_id', ...columns].join(', ')
  const written = columns.map((column) => `${column} = excluded.${column}`).join(', ')
  return `
  create or replace function refresh_listing(id integer) returns void language plpgsql as $$
  begin
    delete from listed_properties l where l.property_id = id
      and not exists (select from listable_properties v where v.property_id = id);
    insert into listed_properties (${all})
    select ${all} from listable_properties v where v.property_id = id
    on conflict (property_id) do update set ${written};
  end $$
`
}

const WATCHABLE = `video.status = 'ready' and video.removing_since is null`

const HAS_VIDEO = `exists (
        select from walkthroughs tour
        join walkthrough_videos place on place.walkthrough_id = tour.id
        join videos video on video.id = place.video_id
        where tour.property_id = p.id and tour.status = 'publish' and tour.taken_down_at is null
          and ${WATCHABLE}
      ) or exists (
        select from spots spot
        join spot_slides slide on slide.spot_id = spot.id
        join videos video on video.id = slide.video_id
        where spot.property_id = p.id and spot.status = 'publish' and ${WATCHABLE}
      )`

const IN_USD = 'p.price::float8 / rate.per_usd'

/** As before, with rents in a column of their own. */
function listable({ knowsRent }: { knowsRent: boolean }): string {
  const usd = knowsRent ? `case p.offered_for when 'sale' then ${IN_USD} end` : IN_USD
  const tag = knowsRent ? `, case p.offered_for when 'rent' then 'for_rent' end` : ''
  const column = knowsRent
    ? `, case p.offered_for when 'rent' then ${IN_USD} end as monthly_usd`
    : ''
  return `
  create or replace view listable_properties as
  select p.id as property_id, p.user_id, point(p.longitude, p.latitude) as place,
    ${usd} as usd,
    p.living_area::float8 * case p.area_unit when 'sqft' then 0.09290304 else 1 end as area,
    p.bedrooms, p.bathrooms::float8 as bathrooms, p.year_built as year,
    array_remove(array[
      'type:' || p.type,
      'sector:' || p.sector,
      case p.type when 'land' then 'kind:land' else 'kind:home' end,
      case when cardinality(p.accepted_cryptocurrencies) > 0 then 'accepts_crypto' end,
      case when ${HAS_VIDEO} then 'has_video' end${tag}
    ], null)
      || array(select 'bedrooms:' || n from generate_series(1, least(coalesce(p.bedrooms, 0), 8)) n)
      || array(select 'bathrooms:' || n
          from generate_series(1, least(floor(coalesce(p.bathrooms, 0))::integer, 8)) n) as tags,
    setweight(search_vector(coalesce(p.name, '')), 'A')
      || setweight(search_vector(concat_ws(' ', p.city, p.state, p.country, p.type)), 'B')
      || setweight(search_vector(feature.items), 'C')
      || setweight(search_vector(coalesce(p.description, '')), 'D') as words,
    search_vector(feature.items) as features,
    p.published_at${column}
  from properties p
  left join currency_rates rate on rate.code = p.currency
  cross join lateral (
    select coalesce(left(string_agg(item, ' '), 20000), '') as items
    from components c, jsonb_array_elements_text(
      case jsonb_typeof(c.content -> 'items') when 'array' then c.content -> 'items' else '[]' end
    ) item
    where c.property_id = p.id and c.type = 'features'
  ) feature
  where p.status = 'publish' and not p.is_private and p.latitude is not null
    and p.published_at is not null
`
}
