import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Spots, short posts of up to ten slides. Times have milliseconds, as in the cursors of lists. Each
 * kind of list has an index that ends in time and id, the order of all of them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table spots (
        id serial primary key,
        user_id integer not null references users (id) on delete cascade,
        team_id integer references teams (id) on delete set null,
        walkthrough_id integer references walkthroughs (id) on delete set null,
        property_id integer references properties (id) on delete set null,
        slug text not null unique,
        caption text not null default '',
        place_name text,
        latitude double precision check (latitude between -90 and 90),
        longitude double precision check (longitude between -180 and 180),
        cell integer generated always as (
          floor((latitude + 90) * 10)::integer * 3600
            + floor((longitude + 180) * 10)::integer % 3600) stored,
        status text not null default 'draft' check (status in ('draft', 'publish')),
        likes_count integer not null default 0 check (likes_count >= 0),
        saves_count integer not null default 0 check (saves_count >= 0),
        comments_count integer not null default 0 check (comments_count >= 0),
        views_count integer not null default 0 check (views_count >= 0),
        version integer not null default 0,
        published_at timestamptz(3),
        taken_down_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        popularity double precision generated always as (
          log(1 + likes_count + 2 * comments_count + saves_count + views_count / 20.0)::double precision
            + extract(epoch from published_at - timestamptz '2025-01-01 00:00:00+00')::double precision
              / 604800) stored,
        constraint spots_place check ((latitude is null) = (longitude is null)),
        constraint spots_published check (status = 'draft' or published_at is not null),
        constraint spots_taken_down check (status = 'draft' or taken_down_at is null));

      create index spots_own on spots (user_id, id);
      create index spots_team on spots (team_id);
      create index spots_walkthrough on spots (walkthrough_id);
      create index spots_property on spots (property_id);
      create index spots_newest on spots (published_at desc, id desc) include (user_id)
        where status = 'publish';
      create index spots_of_user on spots (user_id, published_at desc, id desc)
        where status = 'publish';
      create index spots_of_team on spots (team_id, published_at desc, id desc)
        where status = 'publish' and team_id is not null;
      create index spots_of_cell on spots (cell, published_at desc, id desc) include (user_id)
        where status = 'publish' and cell is not null;
      create index spots_popular on spots (popularity desc, id desc) where status = 'publish';

      create table spot_slides (
        id serial primary key,
        spot_id integer not null references spots (id) on delete cascade,
        position smallint not null,
        video_id integer references videos (id) on delete cascade,
        starts_ms integer check (starts_ms >= 0),
        ends_ms integer,
        image_id integer references images (id) on delete cascade,
        design_id integer references designs (id) on delete cascade,
        constraint spot_slides_one check (num_nonnulls(video_id, image_id, design_id) = 1),
        constraint spot_slides_range check (ends_ms > coalesce(starts_ms, 0)));
      create unique index spot_slides_order on spot_slides (spot_id, position);
      create index spot_slides_video on spot_slides (video_id);
      create index spot_slides_image on spot_slides (image_id);
      create index spot_slides_design on spot_slides (design_id);

      create table spot_likes (
        spot_id integer not null references spots (id) on delete cascade,
        user_id integer not null references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        primary key (spot_id, user_id));
      create index spot_likes_user on spot_likes (user_id);

      create table spot_saves (
        spot_id integer not null references spots (id) on delete cascade,
        user_id integer not null references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        primary key (spot_id, user_id));
      create index spot_saves_user on spot_saves (user_id, created_at);

      create table spot_views (
        spot_id integer not null references spots (id) on delete cascade,
        viewer text not null,
        day date not null,
        primary key (spot_id, viewer, day));
      create index spot_views_day on spot_views (day);

      create table spot_comments (
        id serial primary key,
        spot_id integer not null references spots (id) on delete cascade,
        user_id integer not null references users (id) on delete cascade,
        parent_id integer references spot_comments (id) on delete cascade,
        content text not null,
        client_id text not null,
        created_at timestamptz(3) not null default now(),
        unique (user_id, client_id));
      create index spot_comments_newest on spot_comments (spot_id, id) where parent_id is null;
      create index spot_comments_spot on spot_comments (spot_id);
      create index spot_comments_replies on spot_comments (parent_id, id);

      create table spot_markets (
        market_id integer not null references markets (id) on delete cascade,
        published_at timestamptz(3) not null,
        spot_id integer not null references spots (id) on delete cascade,
        primary key (market_id, published_at, spot_id));
      create index spot_markets_spot on spot_markets (spot_id);`)
  }

  async down() {
    for (const table of ['markets', 'comments', 'views', 'saves', 'likes', 'slides']) {
      this.schema.dropTable(`spot_${table}`)
    }
    this.schema.dropTable('spots')
  }
}
