import { bootApp } from './booted.js'

/**
 * Gives one person many chats: `seed_chats.ts <email> <chats> <messages each>`. Every second chat
 * has unread messages. Prints how long the page's queries take inside the process, as JSON.
 */
const [email, chatsGiven, messagesGiven] = process.argv.slice(2)
const app = await bootApp()
const { default: db } = await import('@adonisjs/lucid/services/db')
const { default: User } = await import('#app/accounts/user')
const { countUnread } = await import('#app/chats/reading/count_unread')

const { id: owner } = await User.findByOrFail('email', email)
const given = { owner, chats: Number(chatsGiven), messages: Number(messagesGiven) }

await db.rawQuery('drop index messages_words')
await db.rawQuery(
  `insert into users (handle, name, email, password, type, email_verified_at, created_at, updated_at)
   select 'bench_' || n, 'Bench ' || n, 'bench_' || n || '@vesta.test', 'none', 'member',
     now(), now(), now()
   from generate_series(1, :chats) n`,
  given
)
await db.rawQuery(
  `insert into chats (type, direct_key, created_by_user_id, messages_count)
   select 'direct', :owner || ':' || id, id, :messages from users where handle like 'bench\\_%'`,
  given
)
await db.rawQuery(
  `insert into messages (chat_id, user_id, type, content, words, created_at)
   select chats.id, case n % 2 when 0 then :owner::integer else created_by_user_id end, 'text',
     'Message ' || n || ' about the terrace',
     to_tsvector('simple', 'message ' || n || ' about the terrace'),
     now() - make_interval(mins => :messages::integer - n)
   from generate_series(1, :messages) n
   cross join chats where direct_key like :owner || ':%' and created_by_user_id <> :owner`,
  given
)
await db.rawQuery(
  `update chats set last_message_id = newest.id, last_message_at = newest.created_at
   from (select distinct on (chat_id) chat_id, id, created_at from messages
         order by chat_id, id desc) newest where newest.chat_id = chats.id`
)
await db.rawQuery(
  `insert into chat_members (chat_id, user_id, is_channel, unread_count, sorted_at)
   select chats.id, side.user_id, false,
     case when side.user_id = :owner then chats.id % 2 * 3 else 0 end, chats.last_message_at
   from chats
   cross join lateral (values (:owner::integer), (created_by_user_id)) side (user_id)
   where direct_key like :owner || ':%' and created_by_user_id <> :owner
   on conflict do nothing`,
  given
)
await db.rawQuery('create index messages_words on messages using gin (words)')
await db.rawQuery('analyze')

const times: number[] = []
for (let round = 0; round < 200; round++) {
  const started = performance.now()
  await countUnread(owner)
  times.push(performance.now() - started)
}
times.sort((a, b) => a - b)
const { rows } = await db.rawQuery(
  'select (select count(*) from chats)::integer as chats, (select count(*) from messages)::integer as messages'
)
process.stdout.write(JSON.stringify({ unreadMs: times[100], ...rows[0] }))
await app.terminate()
