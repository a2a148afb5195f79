import db from '@adonisjs/lucid/services/db'
import { ShownLists, type ShownList } from '#app/common/shown_lists'
import type { Extension } from '#app/kernel/modules/module'

/** Besides the lists, a tab with what the profile's head leaves out. */
export const profileTabs = new ShownLists('tabs of profiles', ['about'])

/** Adds a list to profiles. */
export function profileTab(list: ShownList): Extension {
  return profileTabs.add(list)
}

/** A stamp of a person, their stats, their markets and the lists on their profile. */
export async function findProfileStamp({ handle }: Record<string, string>): Promise<string | null> {
  const { rows } = await db.rawQuery<{ rows: { id: number; state: string }[] }>(
    `select users.id, concat_ws('.', users.id, users.xmin, user_stats.xmin,
       (select string_agg(concat_ws(':', markets.id, markets.xmin), ',' order by markets.id)
        from market_members join markets on markets.id = market_members.market_id
        where market_members.user_id = users.id)) as state
     from users join user_stats on user_stats.user_id = users.id
     where users.handle = ?`,
    [handle]
  )
  const [row] = rows
  if (!row) return null
  return `${row.state}|${await profileTabs.stamp(row.id)}`
}
