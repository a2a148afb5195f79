import { eventually } from '#tests/support/eventually'
import type { LiveUser } from '#tests/support/live_user'

type Fields = Record<string, unknown>

export async function heard(live: LiveUser, event: string, fields: Fields): Promise<Fields> {
  const found = await eventually(
    () =>
      live
        .all(event)
        .find(({ data }) => Object.entries(fields).every(([key, value]) => data[key] === value)),
    { what: () => `${event} with ${JSON.stringify(fields)}; ${JSON.stringify(live.all(event))}` }
  )
  return found.data
}
