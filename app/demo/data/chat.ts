import type { Photograph } from '#app/demo/data/photographs'
import type { Town } from '#app/demo/data/towns'

/** So many minutes before the planting; or days before it, and the time of that day in UTC. */
export type Moment = number | [daysAgo: number, time: `${number}:${number}`]

/** Something that somebody of the demonstration world said. People go by their handles. */
export interface DemoMessage {
  from: string
  at: Moment
  says?: string
  /** names of listings */
  homes?: string[]
  pictures?: Photograph[]
  /** what it answers, by its place in the chat */
  answers?: number
  /** who liked it, with which emoji */
  liked?: Record<string, string>
}

/** A conversation of the demonstration world. */
export interface DemoChat {
  starter: string
  with: string[]
  /** a group's or a channel's; a direct chat has none */
  name?: string
  description?: string
  /** makes it a channel of that market, which the people in `with` join */
  market?: Town
  /** the listing that it is about, by its name */
  about?: string
  messages: DemoMessage[]
  /** how many of the newest messages somebody has not read; all the others are read */
  unread?: Record<string, number>
  mutedBy?: string[]
}

/** When that was, for a world planted now. */
export function momentOf(at: Moment, now: Date): Date {
  if (typeof at === 'number') return new Date(now.getTime() - at * 60_000)
  const [daysAgo, time] = at
  const [hours, minutes] = time.split(':').map(Number)
  const moment = new Date(now)
  moment.setUTCDate(moment.getUTCDate() - daysAgo)
  moment.setUTCHours(hours, minutes, 0, 0)
  return moment
}
