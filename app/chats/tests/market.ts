import { randomUUID } from 'node:crypto'
import type { Person } from './person.js'

export async function joinMarket(...people: Person[]): Promise<number> {
  const place = {
    name: `Portofino ${randomUUID()}`,
    city: 'Portofino',
    state: 'Liguria',
    country: 'Italy',
    country_code: 'IT',
    latitude: 44.3,
    longitude: 9.2,
  }
  const joined = []
  for (const person of people) {
    joined.push(await person.post('/api/markets', { market: place }, 201))
  }
  return joined[0].market.id
}
