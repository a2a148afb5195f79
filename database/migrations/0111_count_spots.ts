import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Maintains what follows from spots: their counts, those of people, the markets that they lie in,
 * and that one without slides is a draft. Triggers, so that nothing that goes with a deleted
 * account is missed.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create function count_of_spot() returns trigger language plpgsql as $$
      begin
        execute format('update spots set %1$I = %1$I + $1 where id = $2', tg_argv[0])
          using case tg_op when 'INSERT' then 1 else -1 end, coalesce(new.spot_id, old.spot_id);
        return null;
      end $$;
      create trigger spot_likes_count after insert or delete on spot_likes
        for each row execute function count_of_spot('likes_count');
      create trigger spot_saves_count after insert or delete on spot_saves
        for each row execute function count_of_spot('saves_count');
      create trigger spot_comments_count after insert or delete on spot_comments
        for each row execute function count_of_spot('comments_count');
      create trigger spot_views_count after insert on spot_views
        for each row execute function count_of_spot('views_count');

      create function count_spots() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and old.status = 'publish' then
          update user_stats set spots_count = spots_count - 1 where user_id = old.user_id;
        end if;
        if tg_op <> 'DELETE' and new.status = 'publish' then
          update user_stats set spots_count = spots_count + 1 where user_id = new.user_id;
        end if;
        return null;
      end $$;
      create trigger count_spots after insert or delete or update of status, user_id on spots
        for each row execute function count_spots();

      create function draft_empty_spot() returns trigger language plpgsql as $$
      begin
        update spots set status = 'draft', version = version + 1
          where id = old.spot_id and status = 'publish'
            and not exists (select from spot_slides where spot_id = old.spot_id);
        return null;
      end $$;
      create constraint trigger draft_empty_spot after delete on spot_slides
        deferrable initially deferred
        for each row execute function draft_empty_spot();`)

    this.schema.raw(`
      create function reaches(market markets, spot_latitude float8, spot_longitude float8)
      returns boolean language sql immutable as $$
        select spot_latitude between market.latitude - market.radius_km / 111.0
            and market.latitude + market.radius_km / 111.0
          and 12742 * asin(least(1, sqrt(power(sin(radians(spot_latitude - market.latitude) / 2), 2)
            + cos(radians(market.latitude)) * cos(radians(spot_latitude))
              * power(sin(radians(spot_longitude - market.longitude) / 2), 2)))) <= market.radius_km
      $$;

      create function place_spot() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          delete from spot_markets where spot_id = new.id;
        end if;
        if new.status = 'publish' and new.latitude is not null then
          insert into spot_markets (market_id, published_at, spot_id)
            select market.id, new.published_at, new.id from markets market
            where reaches(market, new.latitude, new.longitude);
        end if;
        return null;
      end $$;
      create trigger place_spot
        after insert or update of status, published_at, latitude, longitude on spots
        for each row execute function place_spot();

      create function place_spots_of_market() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          delete from spot_markets where market_id = new.id;
        end if;
        insert into spot_markets (market_id, published_at, spot_id)
          select new.id, spots.published_at, spots.id from spots
          where status = 'publish'
            and cell between floor((new.latitude - new.radius_km / 111.0 + 90) * 10)::integer * 3600
              and floor((new.latitude + new.radius_km / 111.0 + 90) * 10)::integer * 3600 + 3599
            and reaches(new, spots.latitude, spots.longitude);
        return null;
      end $$;
      create trigger place_spots after insert or update of latitude, longitude, radius_km on markets
        for each row execute function place_spots_of_market();`)
  }

  async down() {
    this.schema.raw(`
      drop trigger place_spots on markets;
      drop function place_spots_of_market();
      drop trigger place_spot on spots;
      drop function place_spot();
      drop function reaches(markets, float8, float8);
      drop trigger draft_empty_spot on spot_slides;
      drop function draft_empty_spot();
      drop trigger count_spots on spots;
      drop function count_spots();
      drop function count_of_spot() cascade;`)
  }
}
