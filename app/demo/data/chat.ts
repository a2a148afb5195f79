import type { Photograph } from '#app/demo/data/photographs'
import type { Town } from '#app/demo/data/towns'

/** Minutes ago, or days ago and a time in UTC. */
export type Moment = number | [daysAgo: number, time: `${number}:${number}`]

export interface DemoMessage {
  from: string
  at: Moment
  says?: string
  homes?: string[]
  pictures?: Photograph[]
  /** index of the message it replies to */
  answers?: number
  liked?: Record<string, string>
}

export interface DemoChat {
  starter: string
  with: string[]
  name?: string
  description?: string
  /** makes it a channel of that market, joined by `with` */
  market?: Town
  about?: string
  messages: DemoMessage[]
  /** number of newest messages each person hasn't read */
  unread?: Record<string, number>
  mutedBy?: string[]
}

export function momentOf(at: Moment, now: Date): Date {
  if (typeof at === 'number') return new Date(now.getTime() - at * 60_000)
  const [daysAgo, time] = at
  const [hours, minutes] = time.split(':').map(Number)
  const moment = new Date(now)
  moment.setUTCDate(moment.getUTCDate() - daysAgo)
  moment.setUTCHours(hours, minutes, 0, 0)
  return moment
}
