import type { Photograph } from '#app/demo/data/photographs'
import type { DemoTown } from '#app/demo/data/towns'
import type { OfferingKind } from '#app/club/offerings/offering_options'

export interface DemoOffering {
  provider: string
  title: string
  kind: OfferingKind
  description: string
  price?: [amount: number, currency: string]
  coins?: number
  town?: DemoTown
  pictures: Photograph[]
  daysAgo: number
  isDraft?: boolean
}

export const OFFERINGS: DemoOffering[] = [
  {
    provider: 'ava',
    title: 'A house shown by lamplight',
    kind: 'experience',
    description:
      'A private viewing after sunset, for the two of you and nobody else. I open the shutters, light the lamps the family lit, and leave you alone with the rooms for an hour.\n\nAfterward there is focaccia on the terrace, and I answer what you want to know: the roof, the neighbors, the boat.',
    price: [180, 'EUR'],
    coins: 60,
    town: 'portofino',
    pictures: [
      'villa/living',
      'exteriors/mediterranean',
      'designs/dining_mediterranean',
      'villa/bedroom',
    ],
    daysAgo: 3,
  },
  {
    provider: 'mila',
    title: 'One room, emptied and set again',
    kind: 'service',
    description:
      'I come for a day. In the morning everything goes out, in the afternoon a third of it comes back. You get the room, a drawing of it, and a list of what to sell.\n\nBring strong shoes and no opinions before noon.',
    price: [640, 'EUR'],
    coins: 15,
    town: 'sylt',
    pictures: [
      'designs/living_japandi',
      'interiors/living',
      'designs/bedroom_scandinavian',
      'interiors/dining',
      'interiors/office',
    ],
    daysAgo: 8,
  },
  {
    provider: 'mila',
    title: 'Second opinion on a floor plan',
    kind: 'service',
    description:
      'Send me the plan and a photo of each wall. I send back the same plan with two doors moved and one wall gone, and why. By letter or by call, as you like.',
    coins: 10,
    pictures: ['plans/livia_ground', 'plans/livia_upper', 'interiors/office'],
    daysAgo: 15,
  },
  {
    provider: 'jonas',
    title: 'Photographs between two tides',
    kind: 'service',
    description:
      'The light on the island is good for forty minutes, twice a day. I have waited for it for twenty-four years and know where to stand.\n\nThirty pictures inside and out, ready for the listing the next morning.',
    price: [420, 'EUR'],
    coins: 35,
    town: 'sylt',
    pictures: ['exteriors/beach', 'videos/beach_house', 'interiors/kitchen', 'videos/beach_living'],
    daysAgo: 11,
  },
  {
    provider: 'grace',
    title: 'The road in February',
    kind: 'experience',
    description:
      'Half a day in the truck to the three houses people fall in love with in July, when the road is at its worst. You drive the last mile yourself.\n\nCoffee in a thermos, chains included.',
    price: [150, 'USD'],
    coins: 10,
    town: 'aspen',
    pictures: ['exteriors/chalet', 'videos/chalet_snow', 'villa/living'],
    daysAgo: 5,
  },
  {
    provider: 'hugo',
    title: 'What a listed house will let you do',
    kind: 'service',
    description:
      'Two hours in your house and one page afterward: what the officer will allow, what to ask for first, and what to leave alone. Twenty-two years of letters to councils, so that you write fewer.',
    price: [380, 'GBP'],
    town: 'london',
    pictures: ['exteriors/townhouse', 'interiors/dining', 'designs/office_classic', 'villa/bath'],
    daysAgo: 21,
  },
  {
    provider: 'hugo',
    title: 'A wall in lime plaster',
    kind: 'experience',
    description:
      'A morning with a hawk and a trowel, on a wall that may go wrong. You learn the three coats, and why the second one decides. Up to four people. Old clothes.',
    price: [95, 'GBP'],
    coins: 20,
    town: 'london',
    pictures: ['designs/dining_mediterranean', 'designs/bathroom_coastal', 'interiors/bathroom'],
    daysAgo: 30,
  },
  {
    provider: 'celeste',
    title: 'A dinner before the house is listed',
    kind: 'experience',
    description:
      'Eight people, one long table, a house on its last evening as a home. The owner tells how the staircase got there. Nobody sells anything before the cheese.',
    price: [140, 'GBP'],
    town: 'london',
    pictures: ['interiors/dining', 'penthouse/kitchen', 'penthouse/living'],
    daysAgo: 6,
  },
  {
    provider: 'beatriz',
    title: 'Keys, plants and the post',
    kind: 'service',
    description:
      'I look after your house while you are away: windows on Mondays, plants twice a week, the post scanned the day it comes. A photo of each room every Friday.',
    price: [220, 'EUR'],
    coins: 45,
    town: 'cascais',
    pictures: ['exteriors/villa', 'interiors/bedroom', 'villa/kitchen'],
    daysAgo: 13,
  },
  {
    provider: 'theo',
    title: 'Tracks before breakfast',
    kind: 'experience',
    description:
      'Up at five, across the slope to a chalet that is for sale, and in by the ski room before its coffee is ready. You see how a house works in the hour that matters here.',
    price: [130, 'EUR'],
    town: 'lech',
    pictures: ['interiors/kitchen', 'exteriors/chalet', 'interiors/bedroom'],
    daysAgo: 9,
  },
  {
    provider: 'iva',
    title: 'A day on a dry-stone wall',
    kind: 'experience',
    description:
      'My grandmother’s garden needs eleven more meters. You carry, I place, at one o’clock there is fish. By evening you know why a wall without mortar lasts longer.',
    coins: 25,
    town: 'hvar',
    pictures: ['exteriors/mediterranean', 'videos/arches', 'designs/kitchen_industrial'],
    daysAgo: 17,
  },
  {
    provider: 'samir',
    title: 'Your house, drawn to scale',
    kind: 'service',
    description:
      'I measure with a laser and draw by hand: one sheet per floor, inked, with the furniture you actually have. Ready in a week.',
    price: [290, 'EUR'],
    coins: 50,
    town: 'marbella',
    pictures: ['plans/livia_upper', 'plans/livia_ground', 'penthouse/bedroom'],
    daysAgo: 26,
  },
  {
    provider: 'ava',
    title: 'Staging with what is in the attic',
    kind: 'service',
    description: 'Every old house has a second one under its roof. We carry it down.',
    price: [350, 'EUR'],
    town: 'portofino',
    pictures: ['villa/bedroom'],
    daysAgo: 1,
    isDraft: true,
  },
]
