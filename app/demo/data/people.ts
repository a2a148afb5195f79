import type { UserType } from '#app/accounts/models/user'

export interface Person {
  handle: string
  name: string
  type: UserType
  bio: string
  headline: string
  /** towns whose markets they are in */
  markets: string[]
  follows: string[]
}

/** The four to sign in as come first; everybody has the same password. */
export const PASSWORD = 'vesta-demo-2026'
export const MAIN_HANDLES = ['ava', 'mila', 'noah', 'otto']
export const WELCOME_CREDITS = 20

export const PEOPLE: Person[] = [
  {
    handle: 'ava',
    name: 'Ava Rinaldi',
    type: 'realtor',
    bio: 'Houses with a view of water, and the families who kept them. Liguria and the lakes, for nineteen years.',
    headline: 'Realtor in Liguria',
    markets: ['Portofino', 'Sankt Moritz'],
    follows: ['mila', 'jonas', 'celeste', 'beatriz'],
  },
  {
    handle: 'mila',
    name: 'Mila Sørensen',
    type: 'designer',
    bio: 'Quiet rooms. I take out more than I put in.',
    headline: 'Interior designer',
    markets: ['Westerland', 'Portofino'],
    follows: ['ava', 'hugo', 'noah'],
  },
  {
    handle: 'noah',
    name: 'Noah Bennett',
    type: 'member',
    bio: 'Looking for one house, slowly.',
    headline: 'Looking in Aspen and by the sea',
    markets: ['Aspen', 'Cascais'],
    follows: ['ava', 'mila', 'jonas', 'grace', 'theo'],
  },
  {
    handle: 'otto',
    name: 'Otto Lindqvist',
    type: 'staff',
    bio: 'I keep the lights on here.',
    headline: 'At vesta',
    markets: [],
    follows: ['ava'],
  },
  {
    handle: 'jonas',
    name: 'Jonas Petersen',
    type: 'realtor',
    bio: 'Thatch, brick and wind. Born on the island, never quite left it.',
    headline: 'Realtor on Sylt',
    markets: ['Westerland'],
    follows: ['ava', 'mila'],
  },
  {
    handle: 'grace',
    name: 'Grace Whitfield',
    type: 'realtor',
    bio: 'Mountain houses and the roads that lead to them in February.',
    headline: 'Realtor in Aspen and Malibu',
    markets: ['Aspen', 'Malibu'],
    follows: ['theo', 'noah'],
  },
  {
    handle: 'celeste',
    name: 'Celeste Moreau',
    type: 'realtor',
    bio: 'London houses with a past, told honestly.',
    headline: 'Realtor in London',
    markets: ['London'],
    follows: ['ava', 'hugo'],
  },
  {
    handle: 'beatriz',
    name: 'Beatriz Carvalho',
    type: 'realtor',
    bio: 'The Atlantic on one side, the hills on the other.',
    headline: 'Realtor in Cascais and Marbella',
    markets: ['Cascais', 'Marbella'],
    follows: ['ava', 'celeste'],
  },
  {
    handle: 'hugo',
    name: 'Hugo Delacroix',
    type: 'designer',
    bio: 'Lime plaster, old oak, one good chair.',
    headline: 'Architect of small interventions',
    markets: ['London'],
    follows: ['mila', 'celeste'],
  },
  {
    handle: 'theo',
    name: 'Theo Kranz',
    type: 'realtor',
    bio: 'Chalets that are lived in all year.',
    headline: 'Realtor in Lech and St. Moritz',
    markets: ['Lech', 'Sankt Moritz'],
    follows: ['ava', 'grace'],
  },
  {
    handle: 'iva',
    name: 'Iva Marković',
    type: 'member',
    bio: 'Restoring my grandmother’s house on Hvar, one wall a year.',
    headline: 'Restoring on Hvar',
    markets: ['Hvar'],
    follows: ['mila', 'hugo', 'ava'],
  },
  {
    handle: 'samir',
    name: 'Samir Haddad',
    type: 'member',
    bio: 'I save floor plans the way others save recipes.',
    headline: 'Collects floor plans',
    markets: ['Marbella', 'London'],
    follows: ['beatriz', 'celeste', 'mila', 'noah'],
  },
]
