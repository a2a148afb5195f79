import type { UserType } from '#app/accounts/user'
import type { DemoTown } from '#app/demo/data/towns'
import type { StatsInput } from '#app/profiles/profile_validators'

export interface DemoPerson {
  handle: string
  name: string
  type: UserType
  bio: string
  stats: StatsInput
  markets: DemoTown[]
  follows: string[]
  /** handle of whoever invited them */
  invitedBy?: string
}

/** Everyone has the same password. */
export const MAIN_HANDLES = ['ava', 'mila', 'noah', 'otto']
export const PASSWORD = 'vesta-demo-2026'
export const CREDITS = 20

export const demoEmailOf = (handle: string) => `${handle}@vesta.test`

export const PEOPLE: DemoPerson[] = [
  {
    handle: 'ava',
    name: 'Ava Rinaldi',
    type: 'realtor',
    bio: 'Houses with a view of water, and the families who kept them. Liguria, and the Engadine when it snows.',
    stats: {
      headline: 'Realtor in Liguria',
      years_experience: 19,
      homes_sold: 164,
      sales_volume: 312_000_000,
      languages: ['Italian', 'English', 'French'],
      specialties: ['Old houses by the sea', 'Listed buildings'],
      awards: ['Golden Lemon, Camogli 2023'],
    },
    markets: ['portofino', 'stMoritz'],
    follows: ['mila', 'jonas', 'celeste', 'beatriz'],
  },
  {
    handle: 'mila',
    name: 'Mila Sørensen',
    type: 'designer',
    bio: 'Quiet rooms. I take out more than I put in.',
    stats: {
      headline: 'Interior designer',
      years_experience: 11,
      languages: ['Danish', 'German', 'English'],
      specialties: ['Small houses', 'Oak and wool', 'Light'],
    },
    markets: ['sylt', 'portofino'],
    follows: ['ava', 'hugo', 'noah'],
  },
  {
    handle: 'noah',
    name: 'Noah Bennett',
    type: 'member',
    bio: 'Looking for one house, slowly.',
    stats: { headline: 'Looking in Aspen and by the sea' },
    markets: ['aspen', 'cascais'],
    follows: ['ava', 'mila', 'jonas', 'grace', 'theo'],
  },
  {
    handle: 'otto',
    name: 'Otto Lindqvist',
    type: 'staff',
    bio: 'I keep the lights on here.',
    stats: { headline: 'At vesta', languages: ['Swedish', 'English'] },
    markets: [],
    follows: ['ava'],
  },
  {
    handle: 'jonas',
    name: 'Jonas Petersen',
    type: 'realtor',
    bio: 'Timber, grass and wind. Born on the island, never quite left it.',
    stats: {
      headline: 'Realtor on Sylt',
      years_experience: 24,
      homes_sold: 211,
      sales_volume: 405_000_000,
      languages: ['German', 'Danish', 'Frisian'],
      specialties: ['Houses in the dunes'],
    },
    markets: ['sylt'],
    invitedBy: 'ava',
    follows: ['ava', 'mila'],
  },
  {
    handle: 'grace',
    name: 'Grace Whitfield',
    type: 'realtor',
    bio: 'Mountain houses and the roads that lead to them in February. Malibu for the rest of the year.',
    stats: {
      headline: 'Realtor in Aspen and Malibu',
      years_experience: 15,
      homes_sold: 98,
      sales_volume: 870_000_000,
      languages: ['English', 'Spanish'],
      specialties: ['Estates', 'Houses on the water'],
    },
    markets: ['aspen', 'malibu'],
    follows: ['theo', 'noah'],
  },
  {
    handle: 'celeste',
    name: 'Celeste Moreau',
    type: 'realtor',
    bio: 'London houses with a past, told honestly.',
    stats: {
      headline: 'Realtor in London',
      years_experience: 9,
      homes_sold: 73,
      sales_volume: 260_000_000,
      languages: ['English', 'French'],
      specialties: ['Georgian townhouses', 'Leasehold, explained'],
    },
    markets: ['london'],
    follows: ['ava', 'hugo'],
  },
  {
    handle: 'beatriz',
    name: 'Beatriz Carvalho',
    type: 'realtor',
    bio: 'The Atlantic on one side, the hills on the other.',
    stats: {
      headline: 'Realtor in Cascais and Marbella',
      years_experience: 13,
      homes_sold: 120,
      sales_volume: 240_000_000,
      languages: ['Portuguese', 'Spanish', 'English'],
      specialties: ['Quintas', 'Houses by architects'],
    },
    markets: ['cascais', 'marbella'],
    follows: ['ava', 'celeste'],
  },
  {
    handle: 'hugo',
    name: 'Hugo Delacroix',
    type: 'designer',
    bio: 'Lime plaster, old oak, one good chair.',
    stats: {
      headline: 'Architect of small interventions',
      years_experience: 22,
      languages: ['French', 'English'],
      specialties: ['Listed interiors', 'Staircases'],
    },
    markets: ['london'],
    follows: ['mila', 'celeste'],
  },
  {
    handle: 'theo',
    name: 'Theo Kranz',
    type: 'realtor',
    bio: 'Chalets that are lived in all year.',
    stats: {
      headline: 'Realtor in Lech and St. Moritz',
      years_experience: 17,
      homes_sold: 61,
      sales_volume: 290_000_000,
      languages: ['German', 'Italian', 'Romansh'],
      specialties: ['Timber houses', 'Ski-in, ski-out'],
    },
    markets: ['lech', 'stMoritz'],
    invitedBy: 'ava',
    follows: ['ava', 'grace'],
  },
  {
    handle: 'iva',
    name: 'Iva Marković',
    type: 'realtor',
    bio: 'Restoring my grandmother’s house on Hvar, one wall a year. I sell other people’s to pay for it.',
    stats: {
      headline: 'Realtor on Hvar',
      years_experience: 4,
      homes_sold: 12,
      sales_volume: 9_400_000,
      languages: ['Croatian', 'English', 'German'],
      specialties: ['Stone houses'],
    },
    markets: ['hvar'],
    follows: ['mila', 'hugo', 'ava'],
  },
  {
    handle: 'samir',
    name: 'Samir Haddad',
    type: 'member',
    bio: 'I save floor plans the way others save recipes.',
    stats: { headline: 'Collects floor plans', languages: ['Arabic', 'English', 'Spanish'] },
    markets: ['marbella', 'london'],
    follows: ['beatriz', 'celeste', 'mila', 'noah'],
  },
]
