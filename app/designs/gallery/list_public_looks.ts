import db from '@adonisjs/lucid/services/db'
import type { PublicFilter } from '#app/designs/gallery/public_filter'
import { listLooks } from '#app/designs/looks/list_looks'

type Looks = ReturnType<typeof listLooks>

const FOUND_BY = {
  room_types: `options ->> 'roomType' = wanted.id`,
  themes: `options ->> 'theme' = wanted.id`,
  designers: `options ->> 'designer' = wanted.id`,
  colors: `options -> 'colors' @> to_jsonb(wanted.id)`,
} as const satisfies Partial<Record<keyof Looks, string>>

/**
 * Filters that match at least one public design (one index lookup each), and those already chosen,
 * so that they can be removed.
 */
export async function listPublicLooks({
  room,
  theme,
  designer,
  color,
}: PublicFilter): Promise<Pick<Looks, keyof typeof FOUND_BY>> {
  const { room_types: allRooms, themes, designers, colors } = listLooks()
  const [rooms, styles, hands, tints] = await Promise.all([
    existing(allRooms, FOUND_BY.room_types, room),
    existing(themes, FOUND_BY.themes, theme),
    existing(designers, FOUND_BY.designers, designer),
    existing(colors, FOUND_BY.colors, color),
  ])
  return { room_types: rooms, themes: styles, designers: hands, colors: tints }
}

async function existing<Option extends { id: string }>(
  options: readonly Option[],
  condition: string,
  chosen: string | null
): Promise<Option[]> {
  const { rows } = await db.rawQuery<{ rows: { id: string }[] }>(
    `select wanted.id from unnest(?::text[]) as wanted(id)
     where exists (select from designs where published_at is not null and image_id is not null and ${condition})`,
    [options.map(({ id }) => id)]
  )
  const found = new Set(rows.map(({ id }) => id))
  return options.filter(({ id }) => found.has(id) || id === chosen)
}
