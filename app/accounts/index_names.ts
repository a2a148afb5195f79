import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { foldText, foldedWords, isUnspaced } from '#app/common/text/fold_text'

interface Named {
  id: number
  handle: string
  name: string
}

export async function indexNames(user: Named, trx?: QueryClientContract): Promise<void> {
  const client = trx ?? db
  const rows = { userId: user.id, words: searchableNames(user) }
  await client.rawQuery(
    `insert into user_names (user_id, words) select :userId, unnest(:words::text[])
     on conflict do nothing`,
    rows
  )
  await client.rawQuery(
    `insert into name_words select split_part(words, ' ', 1) from unnest(:words::text[]) words
     on conflict do nothing`,
    rows
  )
  await client.rawQuery(
    'delete from user_names where user_id = :userId and words <> all(:words::text[])',
    rows
  )
}

export async function forgetNames(userId: number, trx: TransactionClientContract): Promise<void> {
  await trx.rawQuery(
    `delete from name_words
     where word in (select split_part(words, ' ', 1) from user_names where user_id = :userId)
       and not exists (
         select from user_names other
         where other.user_id <> :userId and (other.words = word
           or (other.words >= word || ' ' and other.words < word || '!')))`,
    { userId }
  )
}

/** Only the first words of longer names are indexed. */
const MAX_WORDS = 8
/** Of a name without spaces, which is found from each of its letters on. */
const MAX_LETTERS = 60

/** Search keys for a person: `Ava Rinaldi` gives `ava rinaldi` and `rinaldi`, plus the handle. */
export function searchableNames({ handle, name }: { handle: string; name: string }): string[] {
  return [...new Set([handle, name].flatMap(endings))]
}

function endings(text: string): string[] {
  const words = foldText(text).split(' ').filter(Boolean)
  return words.slice(0, MAX_WORDS).flatMap((_, index) => {
    const rest = words.slice(index).join(' ')
    return [rest, ...innerStarts(words[index]).map((start) => rest.slice(start))]
  })
}

/** Where another word may begin inside one, in code units: `ava山田` gives 3 and 4. */
function innerStarts(word: string): number[] {
  const starts: number[] = []
  let at = 0
  for (const part of foldedWords(word)) {
    for (const letter of isUnspaced(part) ? part : [part]) {
      if (at && starts.length < MAX_LETTERS) starts.push(at)
      at += letter.length
    }
  }
  return starts
}
