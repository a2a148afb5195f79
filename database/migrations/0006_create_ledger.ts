import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The double-entry ledger of image credits and club coins. The database enforces its invariants:
 * postings of a transaction sum to zero per unit, balances match the postings, no user's is below
 * zero, and written rows never change.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('ledger_accounts', (table) => {
      table.increments('id')
      table.integer('user_id').references('users.id').onDelete('SET NULL')
      table.text('system_name')
      table.text('unit').notNullable().checkIn(['image_credit', 'club_coin'])
      table.bigInteger('balance').notNullable().defaultTo(0)
      table.unique(['user_id', 'unit'], { indexName: 'ledger_accounts_of_user' })
      table.unique(['system_name', 'unit'], { indexName: 'ledger_accounts_of_system' })
      table.check('num_nonnulls(user_id, system_name) <= 1', [], 'ledger_accounts_one_owner')
      table.check('balance >= 0 or system_name is not null', [], 'ledger_accounts_not_below_zero')
    })

    this.schema.createTable('ledger_transactions', (table) => {
      table.bigIncrements('id')
      table
        .text('kind')
        .notNullable()
        .checkIn(['grant', 'spend', 'hold', 'capture', 'release', 'convert', 'reverse'])
      table.text('cause').notNullable()
      table.text('idempotency_key').notNullable().unique()
      table.bigInteger('reverses_id').references('ledger_transactions.id').unique()
      table.bigInteger('settles_id').references('ledger_transactions.id').unique()
      table
        .specificType('written_in', 'xid8')
        .notNullable()
        .defaultTo(this.raw('pg_current_xact_id()'))
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check(
        `(kind = 'reverse') = (reverses_id is not null)`,
        [],
        'ledger_reversal_names_its_original'
      )
      table.check(
        `(kind in ('capture', 'release')) = (settles_id is not null)`,
        [],
        'ledger_settlement_names_its_hold'
      )
    })

    this.schema.createTable('ledger_postings', (table) => {
      table.bigIncrements('id')
      table.bigInteger('transaction_id').notNullable().references('ledger_transactions.id')
      table.integer('account_id').notNullable().references('ledger_accounts.id')
      table.bigInteger('amount').notNullable()
      table.check('amount <> 0', [], 'ledger_postings_move_something')
      table.index('transaction_id')
      table.index(['account_id', 'id'])
    })

    this.schema.raw(RULES)
  }

  async down() {
    for (const table of ['ledger_postings', 'ledger_transactions', 'ledger_accounts']) {
      this.schema.dropTable(table)
    }
    for (const name of ['check_balanced', 'apply_posting', 'keep_balance', 'refuse_change']) {
      this.schema.raw(`drop function ledger_${name}()`)
    }
  }
}

const RULES = `
  create function ledger_check_balanced() returns trigger language plpgsql as $$
  declare
    checked bigint := coalesce(to_jsonb(new) ->> 'transaction_id', to_jsonb(new) ->> 'id');
  begin
    if (select count(*) < 2 from ledger_postings where transaction_id = checked) or exists (
      select from ledger_postings p join ledger_accounts a on a.id = p.account_id
      where p.transaction_id = checked group by a.unit having sum(p.amount) <> 0
    ) then
      raise exception 'ledger transaction % does not sum to zero', checked using errcode = 'check_violation';
    end if;
    return null;
  end $$;

  create constraint trigger ledger_transaction_balanced after insert on ledger_transactions
    deferrable initially deferred for each row execute function ledger_check_balanced();
  create constraint trigger ledger_posting_balanced after insert on ledger_postings
    deferrable initially deferred for each row execute function ledger_check_balanced();

  create function ledger_apply_posting() returns trigger language plpgsql as $$
  begin
    if not exists (
      select from ledger_transactions
      where id = new.transaction_id and written_in = pg_current_xact_id()
    ) then
      raise exception 'ledger transaction % is closed', new.transaction_id using errcode = 'restrict_violation';
    end if;
    update ledger_accounts set balance = balance + new.amount where id = new.account_id;
    return null;
  end $$;

  create trigger ledger_posting_applied after insert on ledger_postings
    for each row execute function ledger_apply_posting();

  create function ledger_keep_balance() returns trigger language plpgsql as $$
  begin
    if pg_trigger_depth() < 2 then
      raise exception 'a ledger balance changes by postings only' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;

  create trigger ledger_balance_kept before update of balance, unit on ledger_accounts
    for each row execute function ledger_keep_balance();
  create trigger ledger_balance_starts_at_zero before insert on ledger_accounts
    for each row when (new.balance <> 0) execute function ledger_keep_balance();

  create function ledger_refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% are never changed, only reversed', tg_table_name using errcode = 'restrict_violation';
  end $$;

  create trigger ledger_transactions_unchanged before update or delete or truncate on ledger_transactions
    for each statement execute function ledger_refuse_change();
  create trigger ledger_postings_unchanged before update or delete or truncate on ledger_postings
    for each statement execute function ledger_refuse_change();
`
