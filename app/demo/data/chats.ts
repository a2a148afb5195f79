import { DIRECT } from '#app/demo/data/direct_chats'
import type { Photograph } from '#app/demo/data/photographs'
import type { DemoTown } from '#app/demo/data/towns'

/** Minutes ago, or days ago and a time in UTC. */
export type DemoMoment = number | [daysAgo: number, time: `${number}:${number}`]

export interface DemoMessage {
  from: string
  at: DemoMoment
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
  market?: DemoTown
  about?: string
  messages: DemoMessage[]
  /** number of newest messages each person hasn't read */
  unread?: Record<string, number>
  mutedBy?: string[]
}

export function demoTimeOf(at: DemoMoment, now: Date): Date {
  if (typeof at === 'number') return new Date(now.getTime() - at * 60_000)
  const [daysAgo, time] = at
  const [hours, minutes] = time.split(':').map(Number)
  const moment = new Date(now)
  moment.setUTCDate(moment.getUTCDate() - daysAgo)
  moment.setUTCHours(hours, minutes, 0, 0)
  return moment
}

const TOGETHER: DemoChat[] = [
  {
    starter: 'ava',
    with: ['noah', 'mila', 'otto'],
    name: 'Casa Livia, Saturday',
    description: 'Who comes, when, and who brings the keys.',
    messages: [
      {
        from: 'ava',
        at: 48,
        says: 'Saturday it is, then. Ten o’clock at the gate, before it gets warm.',
      },
      { from: 'ava', at: 47, homes: ['Casa Livia'] },
      { from: 'noah', at: 41, says: 'I will take the first boat from Camogli.' },
      {
        from: 'mila',
        at: 33,
        says: 'I can come along and tell you what I would leave as it is. Most of it.',
        liked: { noah: '❤️', ava: '❤️' },
      },
      {
        from: 'otto',
        at: 12,
        says: 'Keys are at the office, the blue ring. The gate sticks, pull and then push.',
      },
    ],
    unread: { ava: 1, noah: 1, mila: 1 },
  },
  {
    starter: 'ava',
    with: ['mila'],
    name: 'Portofino, this week',
    description:
      'Viewings, trades people, ferries that do not run. Everybody in the market is welcome.',
    market: 'portofino',
    messages: [
      {
        from: 'ava',
        at: [8, '07:30'],
        says: 'The road to the cape is closed on Wednesday from eight to noon. Come by boat or come early.',
      },
      {
        from: 'mila',
        at: [8, '09:12'],
        says: 'Thank you. My plasterer would have sat in it all morning.',
      },
      {
        from: 'ava',
        at: [5, '17:40'],
        says: 'Somebody who repairs cement tiles, and answers the telephone?',
      },
      {
        from: 'mila',
        at: [5, '18:03'],
        says: 'Signora Parodi in Chiavari. She answers in the evening, and only if you let it ring.',
        answers: 2,
        liked: { ava: '🙏' },
      },
      {
        from: 'ava',
        at: [1, '10:20'],
        says: 'New this week, lowered today. Open for other agents on Friday at four.',
        homes: ['Casa Livia'],
      },
      { from: 'mila', at: 75, says: 'I will be there with two who only want to see the kitchen.' },
    ],
    unread: { ava: 1 },
  },
  {
    starter: 'theo',
    with: [],
    name: 'Engadine, under snow',
    description: 'Roads, lifts, and who has a plow.',
    market: 'stMoritz',
    messages: [
      {
        from: 'theo',
        at: [7, '06:50'],
        says: 'The Julier is open with chains. The Bernina is not.',
      },
      {
        from: 'theo',
        at: [2, '07:05'],
        says: 'Forty centimeters since midnight. Viewings at Chesa Lunga move to the afternoon.',
        homes: ['Chesa Lunga'],
      },
    ],
  },
  {
    starter: 'grace',
    with: ['noah'],
    name: 'Aspen, before it is listed',
    market: 'aspen',
    messages: [
      {
        from: 'grace',
        at: [10, '16:00'],
        says: 'One on the river side next month. Five bedrooms, and a cottonwood that the county protects.',
      },
      { from: 'noah', at: [10, '16:30'], says: 'Does the county protect the view too?' },
    ],
  },
]

export const CHATS: DemoChat[] = [...DIRECT, ...TOGETHER]
