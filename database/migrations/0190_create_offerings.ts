import { BaseSchema } from '@adonisjs/lucid/schema'

const BEFORE = ['property', 'floor_plan', 'avatar', 'design', 'chat', 'video', 'journal', 'dream']

/**
 * What members offer, who asked for it, and what both said of each other afterwards. A request
 * keeps the name and the price of its day, since offerings change and go, and outlives both people.
 * Coin that it holds is one hold of the ledger.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table offerings (
        id serial primary key,
        user_id integer not null references users (id) on delete cascade,
        market_id integer references markets (id) on delete set null,
        slug text not null unique,
        title text not null,
        description text not null default '',
        kind text not null check (kind in ('service', 'experience')),
        price numeric(14, 2) check (price >= 0),
        currency text,
        coin_price integer check (coin_price > 0),
        status text not null default 'draft' check (status in ('draft', 'publish', 'archive')),
        published_at timestamptz(3),
        taken_down_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint offerings_price check ((price is null) = (currency is null)),
        constraint offerings_published check (status <> 'publish' or (published_at is not null
          and taken_down_at is null and (price is not null or coin_price is not null))));
      create index offerings_of_user on offerings (user_id, id);
      create index offerings_newest on offerings (published_at desc, id desc)
        where status = 'publish';
      create index offerings_of_market on offerings (market_id, id);

      create table offering_images (
        offering_id integer not null references offerings (id) on delete cascade,
        image_id integer not null references images (id) on delete cascade,
        position integer not null,
        primary key (offering_id, image_id));
      create index offering_images_image on offering_images (image_id);

      create table offering_requests (
        id serial primary key,
        offering_id integer references offerings (id) on delete set null,
        provider_id integer references users (id) on delete set null,
        customer_id integer references users (id) on delete set null,
        chat_id integer references chats (id) on delete set null,
        message_id integer references messages (id) on delete set null,
        title text not null,
        message text not null,
        wished_on date,
        pay_with text not null check (pay_with in ('money', 'coin')),
        price numeric(14, 2),
        currency text,
        coins integer,
        hold_id bigint references ledger_transactions (id) unique,
        status text not null default 'requested' check (status in
          ('requested', 'accepted', 'completed', 'declined', 'cancelled', 'expired')),
        expires_at timestamptz(3) not null,
        done_at timestamptz(3),
        objected_at timestamptz(3),
        ended_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint offering_requests_coin check (
          (pay_with = 'coin') = (coins is not null) and (coins is null) = (hold_id is null)),
        constraint offering_requests_ended check (
          (status in ('requested', 'accepted')) = (ended_at is null)));
      create index offering_requests_of_provider on offering_requests (provider_id, id);
      create index offering_requests_of_customer on offering_requests (customer_id, id);
      create index offering_requests_of_offering on offering_requests (offering_id, status);
      create index offering_requests_chat on offering_requests (chat_id);
      create index offering_requests_message on offering_requests (message_id);
      create index offering_requests_due on offering_requests (expires_at)
        where status = 'requested';
      create index offering_requests_done on offering_requests (done_at)
        where status = 'accepted' and done_at is not null;

      create table offering_reviews (
        id serial primary key,
        request_id integer not null references offering_requests (id) on delete cascade,
        offering_id integer references offerings (id) on delete cascade,
        role text not null check (role in ('customer', 'provider')),
        author_id integer references users (id) on delete set null,
        subject_id integer references users (id) on delete cascade,
        rating integer not null check (rating between 1 and 5),
        text text not null default '',
        shown_at timestamptz(3) not null,
        taken_down_at timestamptz(3),
        created_at timestamptz(3) not null,
        unique (request_id, role));
      create index offering_reviews_of_offering on offering_reviews (offering_id, shown_at);
      create index offering_reviews_of_subject on offering_reviews (subject_id, role);
      create index offering_reviews_author on offering_reviews (author_id);`)
    this.#allow([...BEFORE, 'offering'])
  }

  async down() {
    for (const table of ['reviews', 'requests', 'images']) {
      this.schema.dropTable(`offering_${table}`)
    }
    this.schema.dropTable('offerings')
    this.schema.raw(`delete from images where purpose = 'offering'`)
    this.#allow(BEFORE)
  }

  #allow(purposes: string[]) {
    const list = purposes.map((purpose) => `'${purpose}'`).join(', ')
    this.schema.raw('alter table images drop constraint images_purpose_check')
    this.schema.raw(
      `alter table images add constraint images_purpose_check check (purpose in (${list}))`
    )
  }
}
