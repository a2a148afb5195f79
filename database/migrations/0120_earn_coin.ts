import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Why club coin moved, for the statement: apart from the ledger, whose rows outlive an account.
 * Existing accounts get what they would have earned.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('coin_reasons', (table) => {
      table.bigInteger('transaction_id').primary().references('ledger_transactions.id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('way')
      table.text('words').notNullable()
      table.text('url').notNullable()
      table.index(['user_id', 'way'])
    })
    for (const earning of EARNINGS) {
      this.schema.raw(openTransactions(earning))
      this.schema.raw(postGrants(earning))
    }
  }

  async down() {
    this.schema.dropTable('coin_reasons')
  }
}

interface PastEarning {
  way: string
  coins: number
  words: string
  /** selects `user_id`, `cause_id` and `url`, one row per person */
  from: string
}

const EARNINGS: PastEarning[] = [
  {
    way: 'email_verified',
    coins: 10,
    words: 'You verified your email address',
    from: `select id as user_id, id as cause_id, '/settings' as url
      from users where email_verified_at is not null`,
  },
  {
    way: 'first_listing',
    coins: 25,
    words: 'You published your first listing',
    from: `select distinct on (user_id) user_id, id as cause_id, '/properties/' || slug as url
      from properties where published_at is not null order by user_id, published_at, id`,
  },
  {
    way: 'first_design_shared',
    coins: 5,
    words: 'You shared your first design',
    from: `select distinct on (user_id) user_id, id as cause_id, '/shared/' || share_token as url
      from designs where share_token is not null order by user_id, id`,
  },
]

function openTransactions({ way, from }: PastEarning): string {
  return `
    with earned as (${from}),
    accounts as (
      insert into ledger_accounts (user_id, unit) select user_id, 'club_coin' from earned
      on conflict do nothing
    ),
    house as (
      insert into ledger_accounts (system_name, unit) select 'grants', 'club_coin'
      where exists (select from earned) on conflict do nothing
    )
    insert into ledger_transactions (kind, cause, idempotency_key)
      select 'grant', '${way} ' || cause_id, 'coin ${way} of user ' || user_id from earned
  `
}

function postGrants({ way, coins, words, from }: PastEarning): string {
  return `
    with earned as (${from}),
    granted as (
      select t.id, earned.user_id, earned.url from earned join ledger_transactions t
        on t.idempotency_key = 'coin ${way} of user ' || earned.user_id
    ),
    reasons as (
      insert into coin_reasons (transaction_id, user_id, way, words, url)
        select id, user_id, '${way}', '${words}', url from granted
    )
    insert into ledger_postings (transaction_id, account_id, amount)
      select granted.id, a.id, ${coins} from granted
        join ledger_accounts a on a.user_id = granted.user_id and a.unit = 'club_coin'
      union all
      select granted.id, a.id, -${coins} from granted
        join ledger_accounts a on a.system_name = 'grants' and a.unit = 'club_coin'
  `
}
