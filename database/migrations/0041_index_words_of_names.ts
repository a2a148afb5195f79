import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Every distinct word of a name: a search with a typo finds the nearest words here, which stays
 * small and fast with any number of people. Market names are few and searched directly.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('create extension if not exists pg_trgm')
    this.schema.raw('create table name_words (word text collate "C" primary key)')
    this.schema.raw(
      `insert into name_words select distinct split_part(words, ' ', 1) from user_names
       on conflict do nothing`
    )
    this.schema.raw('create index name_words_similar on name_words using gin (word gin_trgm_ops)')
    this.schema.raw('create index markets_similar on markets using gin (place_key gin_trgm_ops)')
    this.schema.raw('create index user_stats_popular on user_stats (followers_count desc, user_id)')
  }

  async down() {
    this.schema.raw('drop index user_stats_popular')
    this.schema.raw('drop index markets_similar')
    this.schema.raw('drop table name_words')
  }
}
