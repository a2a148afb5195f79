import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The number of listings in each square of the map, at every second zoom, so that a map of a
 * million listings doesn't read them. Counted at commit, the whole world first: that row's lock
 * prevents deadlocks between commits.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('listing_cells', (table) => {
      table.integer('level').notNullable()
      table.integer('x').notNullable()
      table.integer('y').notNullable()
      table.integer('count').notNullable()
      // In millionths of a degree, because sums of floats drift.
      table.bigInteger('latitude_sum').notNullable()
      table.bigInteger('longitude_sum').notNullable()
      // With a single listing, this is its id.
      table.bigInteger('id_sum').notNullable()
      table.double('min_usd')
      table.primary(['level', 'x', 'y'])
    })
    for (const statement of [TILES, GROUPED, ADD, REMOVE, COUNT]) this.schema.raw(statement)
    this.schema.raw('insert into listing_cells select * from grouped_listings')
    this.schema.raw(`
      insert into listing_cells values (0, 0, 0, 0, 0, 0, 0, null) on conflict do nothing
    `)
    this.schema.raw(`
      create constraint trigger count_listing_cells
      after insert or update or delete on listed_properties
      deferrable initially deferred
      for each row execute function count_listing_cells()
    `)
  }

  async down() {
    this.schema.raw('drop trigger count_listing_cells on listed_properties')
    this.schema.raw('drop function count_listing_cells()')
    this.schema.raw('drop function remove_from_cells(listed_properties)')
    this.schema.raw('drop function add_to_cells(listed_properties)')
    this.schema.raw('drop view grouped_listings')
    this.schema.raw('drop function tile_y(double precision, integer)')
    this.schema.raw('drop function tile_x(double precision, integer)')
    this.schema.dropTable('listing_cells')
  }
}

const LEVELS = 'unnest(array[0, 4, 6, 8, 10, 12, 14])'

/** The squares of map tiles (Web Mercator). */
const TILES = `
  create function tile_x(longitude double precision, level integer) returns integer
  language sql immutable parallel safe as $$
    select least((1 << level) - 1, floor((longitude + 180) / 360 * (1 << level))::integer)
  $$;
  create function tile_y(latitude double precision, level integer) returns integer
  language sql immutable parallel safe as $$
    select greatest(0, least((1 << level) - 1, floor(
      (0.5 - asinh(tan(radians(greatest(-85.05, least(85.05, latitude))))) / (2 * pi()))
      * (1 << level))::integer))
  $$
`

const GROUPED = `
  create view grouped_listings as
  select level, tile_x(place[0], level) as x, tile_y(place[1], level) as y,
    count(*)::integer as count,
    sum(round(place[1] * 1e6))::bigint as latitude_sum,
    sum(round(place[0] * 1e6))::bigint as longitude_sum,
    sum(property_id)::bigint as id_sum, min(usd) as min_usd
  from listed_properties cross join ${LEVELS} level
  group by 1, 2, 3
`

const ADD = `
  create function add_to_cells(listing listed_properties) returns void language sql as $$
    insert into listing_cells as cell
    select level, tile_x(listing.place[0], level), tile_y(listing.place[1], level), 1,
      round(listing.place[1] * 1e6)::bigint, round(listing.place[0] * 1e6)::bigint,
      listing.property_id, listing.usd
    from ${LEVELS} level
    on conflict (level, x, y) do update set
      count = cell.count + 1,
      latitude_sum = cell.latitude_sum + excluded.latitude_sum,
      longitude_sum = cell.longitude_sum + excluded.longitude_sum,
      id_sum = cell.id_sum + excluded.id_sum,
      min_usd = least(cell.min_usd, excluded.min_usd)
  $$
`

/** If the lowest price left, it is recomputed from the next deeper level. */
const REMOVE = `
  create function remove_from_cells(listing listed_properties) returns void
  language plpgsql as $$
  declare
    lng constant double precision := listing.place[0];
    lat constant double precision := listing.place[1];
    depth integer;
    deeper integer := null;
  begin
    foreach depth in array array[14, 12, 10, 8, 6, 4, 0] loop
      update listing_cells cell set
        count = cell.count - 1,
        latitude_sum = cell.latitude_sum - round(lat * 1e6)::bigint,
        longitude_sum = cell.longitude_sum - round(lng * 1e6)::bigint,
        id_sum = cell.id_sum - listing.property_id,
        min_usd = case
          when cell.min_usd < listing.usd or listing.usd is null then cell.min_usd
          when deeper is null then (
            select min(one.usd) from (
              select l.usd, l.place from listed_properties l
              where l.place <@ box(
                point(cell.x / 16384.0 * 360 - 180 - 1e-9,
                  degrees(atan(sinh(pi() * (1 - 2 * (cell.y + 1) / 16384.0)))) - 1e-9),
                point((cell.x + 1) / 16384.0 * 360 - 180 + 1e-9,
                  degrees(atan(sinh(pi() * (1 - 2 * cell.y / 16384.0)))) + 1e-9))
              offset 0
            ) one where tile_x(one.place[0], 14) = cell.x and tile_y(one.place[1], 14) = cell.y)
          else (
            select min(part.min_usd) from listing_cells part
            where part.level = deeper
              and part.x >= cell.x << (deeper - depth) and part.x < (cell.x + 1) << (deeper - depth)
              and part.y >= cell.y << (deeper - depth) and part.y < (cell.y + 1) << (deeper - depth))
        end
      where cell.level = depth and cell.x = tile_x(lng, depth) and cell.y = tile_y(lat, depth);
      delete from listing_cells cell where cell.level = depth and depth > 0 and cell.count = 0
        and cell.x = tile_x(lng, depth) and cell.y = tile_y(lat, depth);
      deeper := depth;
    end loop;
  end $$
`

const COUNT = `
  create function count_listing_cells() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.place ~= new.place and old.usd is not distinct from new.usd
      and old.words = new.words then
      return null;
    end if;
    perform from listing_cells where level = 0 for update;
    if tg_op <> 'INSERT' then perform remove_from_cells(old); end if;
    if tg_op <> 'DELETE' then
      perform add_to_cells(new);
      insert into listing_words select unnest(tsvector_to_array(new.words))
      on conflict do nothing;
    end if;
    return null;
  end $$
`
