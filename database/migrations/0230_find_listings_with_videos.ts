import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Searches find listings with a video: one in a published walkthrough or spot. Triggers, so that
 * nothing that makes a video public, or takes it away, is missed.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(listable(`case when ${HAS_VIDEO} then 'has_video' end`))
    this.schema.raw(TAG)
    this.schema.raw(ON_VIDEOS)
    this.schema.raw(`
      select tag_listings(array(
        select property_id from walkthroughs where status = 'publish' and property_id is not null
        union select property_id from spots where status = 'publish' and property_id is not null))
    `)
  }

  async down() {
    this.schema.raw(`
      drop trigger tag_listings on videos;
      drop trigger tag_listings on spot_slides;
      drop trigger tag_listings on spots;
      drop trigger tag_listings on walkthrough_videos;
      drop trigger tag_listings on walkthroughs;
      drop function tag_listings_of_video();
      drop function tag_listing_of_place();
      drop function tag_listings_of_post();
      drop function tag_listings(integer[]);`)
    this.schema.raw(listable('null'))
    this.schema.raw(`
      update listed_properties set tags = array_remove(tags, 'has_video')
      where tags @> array['has_video']
    `)
  }
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

/** As before, with one more tag. @param tag SQL; null is left out */
function listable(tag: string): string {
  return `
  create or replace view listable_properties as
  select p.id as property_id, p.user_id, point(p.longitude, p.latitude) as place,
    p.price::float8 / rate.per_usd as usd,
    p.living_area::float8 * case p.area_unit when 'sqft' then 0.09290304 else 1 end as area,
    p.bedrooms, p.bathrooms::float8 as bathrooms, p.year_built as year,
    array_remove(array[
      'type:' || p.type,
      'sector:' || p.sector,
      case p.type when 'land' then 'kind:land' else 'kind:home' end,
      case when cardinality(p.accepted_cryptocurrencies) > 0 then 'accepts_crypto' end,
      ${tag}
    ], null)
      || array(select 'bedrooms:' || n from generate_series(1, least(coalesce(p.bedrooms, 0), 8)) n)
      || array(select 'bathrooms:' || n
          from generate_series(1, least(floor(coalesce(p.bathrooms, 0))::integer, 8)) n) as tags,
    setweight(search_vector(coalesce(p.name, '')), 'A')
      || setweight(search_vector(concat_ws(' ', p.city, p.state, p.country, p.type)), 'B')
      || setweight(search_vector(feature.items), 'C')
      || setweight(search_vector(coalesce(p.description, '')), 'D') as words,
    search_vector(feature.items) as features,
    p.published_at
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

/**
 * It waits for who is changing one of the listings, since they would write the tags that they saw
 * before.
 */
const TAG = `
  create function tag_listings(ids integer[]) returns void language plpgsql as $$
  begin
    if cardinality(ids) = 0 then return; end if;
    perform from properties p where p.id = any(ids) order by p.id for no key update;
    update listed_properties l set tags = v.tags from listable_properties v
      where l.property_id = any(ids) and v.property_id = l.property_id and l.tags <> v.tags;
  end $$
`

const ON_VIDEOS = `
  create function tag_listings_of_post() returns trigger language plpgsql as $$
  begin
    perform tag_listings(array_remove(array[old.property_id, new.property_id], null));
    return null;
  end $$;
  create trigger tag_listings
    after insert or delete or update of property_id, status, taken_down_at on walkthroughs
    for each row execute function tag_listings_of_post();
  create trigger tag_listings
    after insert or delete or update of property_id, status on spots
    for each row execute function tag_listings_of_post();

  create function tag_listing_of_place() returns trigger language plpgsql as $$
  begin
    if tg_table_name = 'spot_slides' then
      perform tag_listings(array(select spot.property_id from spots spot
        where spot.id in (old.spot_id, new.spot_id) and spot.property_id is not null));
    else
      perform tag_listings(array(select tour.property_id from walkthroughs tour
        where tour.id in (old.walkthrough_id, new.walkthrough_id)
          and tour.property_id is not null));
    end if;
    return null;
  end $$;
  create trigger tag_listings
    after insert or delete or update of walkthrough_id on walkthrough_videos
    for each row execute function tag_listing_of_place();
  create trigger tag_listings
    after insert or delete or update of spot_id, video_id on spot_slides
    for each row execute function tag_listing_of_place();

  create function tag_listings_of_video() returns trigger language plpgsql as $$
  begin
    perform tag_listings(array(
      select tour.property_id from walkthroughs tour
      join walkthrough_videos place on place.walkthrough_id = tour.id
      where place.video_id = new.id and tour.property_id is not null
      union
      select spot.property_id from spots spot join spot_slides slide on slide.spot_id = spot.id
      where slide.video_id = new.id and spot.property_id is not null));
    return null;
  end $$;
  create trigger tag_listings after update of status, removing_since on videos
    for each row when ((old.status = 'ready' and old.removing_since is null)
      <> (new.status = 'ready' and new.removing_since is null))
    execute function tag_listings_of_video();`
