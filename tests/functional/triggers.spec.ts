import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'

const DOCUMENT = app.makePath('docs/triggers.md')

const INTRODUCTION = `# Triggers

Written from the database: \`WRITE_TRIGGERS_DOC=1 npm test -- functional --files=functional/triggers\` writes it anew, and that test fails while it is outdated. A trigger counts, keeps what searches read, guards what may never be, or follows deletions that reach rows past the code. Anything else is written where it happens: a new trigger has to say in that test which of these it is.
`

/** What each function of a trigger keeps. */
const SECTIONS: Record<string, Record<string, string>> = {
  'Counts': {
    count_chat_members: 'Members of a chat',
    count_designs: 'Finished designs of a person',
    count_farm_contact: 'A contact’s version, and when it changed',
    count_follow: 'Whom a person follows, and who follows them',
    count_import_rows: 'What became of the rows of a list',
    count_listings: 'Public listings of a person',
    count_market_members: 'Members of a market',
    count_new_import_rows: 'Rows of a list that fail at once',
    count_of_spot: 'Likes, saves, comments and views of a spot',
    count_of_team: 'Members and followers of a team',
    count_spots: 'Published spots of a person',
    create_user_stats: 'The row with a person’s counts',
  },
  'What searches and lists read': {
    count_listing_cells: 'Clusters of the map, and words to correct typos with',
    list_features: 'The features that a public listing is found by',
    list_open_times: 'When a public listing is open',
    list_property: 'All else that a public listing is found by',
    place_farm_area: 'Contacts in an area',
    place_farm_contact: 'Areas of a contact',
    place_spot: 'Markets that a spot lies in',
    place_spots_of_market: 'Spots in a market',
    tag_listing_of_place: 'Whether a listing has a video',
    tag_listings_of_post: 'Whether a listing has a video',
    tag_listings_of_video: 'Whether a listing has a video',
    tag_spot: 'Spots by tag',
  },
  'Guards': {
    check_team_owner: 'A team has an owner',
    end_farm_consent: 'Consent is for one address',
    keep_farm_consents: 'Evidence of consent never changes',
    keep_farm_withdrawal: 'Who withdrew their consent stays so, whatever becomes of the contact',
    keep_former_handle: 'A handle that was given up stays theirs for 30 days',
    keep_handle: 'A handle is one person’s or one team’s',
    ledger_apply_posting: 'A balance is the sum of its postings; a closed transaction gets no more',
    ledger_check_balanced: 'Postings of a transaction sum to zero',
    ledger_keep_balance: 'A balance changes by postings only',
    ledger_refuse_change: 'The ledger is never changed, only reversed',
  },
  'What follows a deletion': {
    draft_empty_spot: 'A spot without slides is a draft',
    keep_video_leftovers: 'Files of deleted videos, for a job to delete',
  },
}

interface Trigger {
  table: string
  name: string
  function: string
  definition: string
}

async function listTriggers(): Promise<Trigger[]> {
  const { rows } = await db.rawQuery<{ rows: Trigger[] }>(
    `select c.relname as table, t.tgname as name, f.proname as function,
       pg_get_triggerdef(t.oid) as definition
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid
     where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace
     order by c.relname, t.tgname`
  )
  return rows
}

async function readMigrations(): Promise<[name: string, text: string][]> {
  const files: string[] = []
  for await (const file of glob('database/migrations/*.ts', { cwd: app.makePath('.') }))
    files.push(file)
  const read = files.sort().map(async (file): Promise<[string, string]> => {
    return [basename(file, '.ts'), await readFile(app.makePath(file), 'utf8')]
  })
  return Promise.all(read)
}

/** @returns like “after insert or update of price, at commit” */
function whenOf(definition: string): string {
  const [, when] = /TRIGGER \S+ (.+?) ON /.exec(definition)!
  const isDeferred = definition.includes('INITIALLY DEFERRED')
  return `${when.replaceAll(/\b[A-Z]+\b/g, (word) => word.toLowerCase())}${isDeferred ? ', at commit' : ''}`
}

async function written(triggers: readonly Trigger[]): Promise<string> {
  const migrations = await readMigrations()
  const homeOf = (name: string) =>
    migrations.findLast(([, text]) =>
      new RegExp(`create (or replace )?function ${name}\\b`).test(text)
    )![0]
  const sections = Object.entries(SECTIONS).map(([title, functions]) => {
    const rows = triggers
      .filter(({ function: name }) => name in functions)
      .map(({ table, name, function: called, definition }) =>
        [
          `| ${functions[called]} | \`${table}\` | \`${name}\` | ${whenOf(definition)} `,
          `| \`${called}\` in \`${homeOf(called)}\` |`,
        ].join('')
      )
    const head = [
      '| Keeps | Table | Trigger | Fires | Function |',
      '| --- | --- | --- | --- | --- |',
    ]
    return [`## ${title}\n`, ...head, ...rows, ''].join('\n')
  })
  return [INTRODUCTION, ...sections].join('\n')
}

test.group('Triggers', () => {
  test('are listed in docs/triggers.md', async ({ assert }) => {
    const text = await written(await listTriggers())
    if (process.env.WRITE_TRIGGERS_DOC) await writeFile(DOCUMENT, text)
    assert.equal(await readFile(DOCUMENT, 'utf8'), text)
  })

  test('say what they keep', async ({ assert }) => {
    const described = Object.values(SECTIONS).flatMap((functions) => Object.keys(functions))
    const called = (await listTriggers()).map((trigger) => trigger.function)
    assert.sameMembers(described, [...new Set(called)])
  })
})
