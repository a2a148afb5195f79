/** In the order of the index. Each article names its section by `name`. */
export const SECTIONS = [
  {
    name: 'styles',
    title: 'Architecture styles',
    summary: 'How to tell them apart, and what each asks of the people who live in them.',
  },
  {
    name: 'materials',
    title: 'Materials',
    summary: 'What stone, wood, metal and lime are, how they age, and how to care for them.',
  },
  {
    name: 'rooms',
    title: 'Rooms',
    summary: 'The measurements and decisions that make a room work every day.',
  },
  {
    name: 'light',
    title: 'Light',
    summary: 'Sun, shade and lamps: the cheapest luxury, and the hardest to add later.',
  },
  {
    name: 'gardens',
    title: 'Gardens and water',
    summary: 'Land around the house, from the first tree to the last step into the pool.',
  },
  {
    name: 'buying',
    title: 'Buying',
    summary: 'From the first reading of a listing to the keys.',
  },
  {
    name: 'selling',
    title: 'Selling',
    summary: 'Price, papers and pictures, in the order in which they matter.',
  },
  {
    name: 'law',
    title: 'Law and taxes',
    summary: 'In general terms, so that you know what to ask a lawyer where the home is.',
  },
] as const

export type SectionName = (typeof SECTIONS)[number]['name']
