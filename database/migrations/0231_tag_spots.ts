import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { tagsIn } from '#app/spots/spot_tags'

/** The tags of captions, and where published spots are found by them, newest first. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table spots add column tags text[] not null default '{}';
      create table spot_tags (
        tag text collate "C" not null,
        published_at timestamptz(3) not null,
        spot_id integer not null references spots (id) on delete cascade,
        primary key (tag, published_at, spot_id));
      create index spot_tags_spot on spot_tags (spot_id);

      create function tag_spot() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          delete from spot_tags where spot_id = new.id;
        end if;
        if new.status = 'publish' then
          insert into spot_tags (tag, published_at, spot_id)
            select distinct tag, new.published_at, new.id from unnest(new.tags) tag;
        end if;
        return null;
      end $$;
      create trigger tag_spot after insert or update of status, published_at, tags on spots
        for each row execute function tag_spot();`)
    this.defer(tagAll)
  }

  async down() {
    this.schema.raw(`
      drop trigger tag_spot on spots;
      drop function tag_spot();
      drop table spot_tags;
      alter table spots drop column tags;`)
  }
}

const BATCH = 500

async function tagAll(client: QueryClientContract) {
  let last = 0
  for (;;) {
    const spots: { id: number; caption: string }[] = await client
      .from('spots')
      .where('id', '>', last)
      .whereLike('caption', '%#%')
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'caption')
    for (const { id, caption } of spots) {
      await client
        .from('spots')
        .where('id', id)
        .update({ tags: tagsIn(caption) })
    }
    if (spots.length < BATCH) return
    last = spots[spots.length - 1].id
  }
}
