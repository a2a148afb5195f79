import type { PayWith } from '#app/club/offerings/offering_options'

export interface Said {
  rating: number
  text: string
}

export interface DemoRequest {
  customer: string
  /** its title */
  offering: string
  message: string
  payWith: PayWith
  wishedInDays?: number
  daysAgo: number
  state: 'requested' | 'accepted' | 'done' | 'completed' | 'declined'
  /** when one of both said that it’s done */
  doneDaysAgo?: number
  byCustomer?: Said
  byProvider?: Said
}

export const OFFERING_REQUESTS: DemoRequest[] = [
  {
    customer: 'jonas',
    offering: 'One room, emptied and set again',
    message: 'The front room of the captain’s house. It has held three families’ chairs.',
    payWith: 'coin',
    wishedInDays: -24,
    daysAgo: 38,
    state: 'completed',
    doneDaysAgo: 23,
    byCustomer: {
      rating: 5,
      text: 'She took out the sofa I grew up on, and she was right. The buyers asked for the room before they asked for the price.',
    },
    byProvider: {
      rating: 5,
      text: 'Coffee at seven, the floor already swept. He only argued about the clock.',
    },
  },
  {
    customer: 'beatriz',
    offering: 'What a listed house will let you do',
    message: 'A client wants to open a chimney in Kensington. May she?',
    payWith: 'money',
    wishedInDays: -19,
    daysAgo: 33,
    state: 'completed',
    doneDaysAgo: 18,
    byCustomer: {
      rating: 5,
      text: 'One page, and it held at the council word for word. Worth the flight.',
    },
    byProvider: { rating: 4, text: 'Came prepared. Wanted the chimney a little too much.' },
  },
  {
    customer: 'celeste',
    offering: 'What a listed house will let you do',
    message: 'Before I list it: can the new owner move the kitchen upstairs?',
    payWith: 'money',
    wishedInDays: -12,
    daysAgo: 24,
    state: 'completed',
    doneDaysAgo: 11,
    byCustomer: {
      rating: 4,
      text: 'The answer was no, in four ways, each of them useful. The page came two days late.',
    },
    byProvider: { rating: 5, text: 'Asks the right question first.' },
  },
  {
    customer: 'theo',
    offering: 'A wall in lime plaster',
    message: 'Two of us. My brother has never held a trowel.',
    payWith: 'coin',
    wishedInDays: -9,
    daysAgo: 22,
    state: 'completed',
    doneDaysAgo: 8,
    byCustomer: {
      rating: 5,
      text: 'My wall is the crooked one. He left it standing, with a date.',
    },
    byProvider: { rating: 5, text: 'The brother has a talent.' },
  },
  {
    customer: 'samir',
    offering: 'Keys, plants and the post',
    message: 'Three weeks in August, a flat with one fern.',
    payWith: 'money',
    daysAgo: 16,
    state: 'declined',
  },
  {
    customer: 'celeste',
    offering: 'A house shown by lamplight',
    message: 'For clients who decide with their ears. They want to hear the house.',
    payWith: 'money',
    wishedInDays: -15,
    daysAgo: 20,
    state: 'completed',
    doneDaysAgo: 14,
    byCustomer: {
      rating: 5,
      text: 'She said almost nothing for an hour. They bought nothing, and talk about it still.',
    },
  },
  {
    customer: 'ava',
    offering: 'Photographs between two tides',
    message: 'The house by the dunes we share. Could you wait for a windless morning?',
    payWith: 'money',
    wishedInDays: -6,
    daysAgo: 11,
    state: 'done',
    doneDaysAgo: 5,
  },
  {
    customer: 'noah',
    offering: 'The road in February',
    message: 'I would like to be frightened before I fall in love.',
    payWith: 'coin',
    wishedInDays: 12,
    daysAgo: 20,
    state: 'accepted',
  },
  {
    customer: 'mila',
    offering: 'A house shown by lamplight',
    message: 'Two clients from Hamburg, one of them afraid of the dark. Would the tenth suit you?',
    payWith: 'money',
    wishedInDays: 9,
    daysAgo: 3,
    state: 'requested',
  },
  {
    customer: 'theo',
    offering: 'What a listed house will let you do',
    message: 'A farmhouse above Lech, 1680. I can send the plans first.',
    payWith: 'money',
    wishedInDays: 16,
    daysAgo: 1,
    state: 'requested',
  },
]
