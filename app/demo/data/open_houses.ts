interface DemoOpenHouse {
  /** name of the listing */
  home: string
  /** days from now, and on that day the hours on the clock of the home */
  inDays: number
  from: number
  hours: number
  /** weekly, how many */
  weeks?: number
  capacity?: number
  notes?: string
  visitors?: { name: string; email: string; phone?: string; consent?: boolean }[]
}

export const OPEN_HOUSES: DemoOpenHouse[] = [
  {
    home: 'Casa Livia',
    inDays: 3,
    from: 15,
    hours: 2,
    weeks: 3,
    capacity: 12,
    notes:
      'Park on the square below the church and take the steps on the left. The terrace is best seen after four.',
    visitors: [
      {
        name: 'Henrik Aldén',
        email: 'henrik.alden@example.com',
        phone: '+46 70 555 01 42',
        consent: true,
      },
      { name: 'Rosa Villanueva', email: 'rosa.villanueva@example.com', consent: true },
      { name: 'Jonas Weidner', email: 'jonas.weidner@example.com' },
    ],
  },
  {
    home: 'The Harbor Loft',
    inDays: 5,
    from: 17,
    hours: 1,
    capacity: 2,
    notes: 'The elevator is at the back of the courtyard.',
    visitors: [
      { name: 'Tomás Echeverría', email: 'tomas.echeverria@example.com', consent: true },
      { name: 'Clara Novak', email: 'clara.novak@example.com', consent: true },
      { name: 'Idris Bello', email: 'idris.bello@example.com' },
    ],
  },
  { home: 'Villa Ottavia', inDays: 9, from: 11, hours: 3 },
]
